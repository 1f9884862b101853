import { afterEach, expect, test, vi } from 'vitest'
import { redemptionReasons, redemptionYear } from './redemption.ts'

afterEach(() => vi.unstubAllEnvs())

const ready = {
  isClubMember: true,
  hasRedeemedThisYear: false,
  hasEligibleCertification: true,
  hasApprovedPhoto: true,
}

test('[RO-06] a member with a certification and a photo may redeem; every other case gives its reason', () => {
  expect(redemptionReasons(ready)).toEqual([])
  expect(redemptionReasons({ ...ready, isClubMember: false })).toEqual(['not-a-club-member'])
  expect(redemptionReasons({ ...ready, hasRedeemedThisYear: true })).toEqual(['already-redeemed'])
  expect(redemptionReasons({ ...ready, hasEligibleCertification: false })).toEqual([
    'no-eligible-certification',
  ])
  expect(redemptionReasons({ ...ready, hasApprovedPhoto: false, isClubMember: false })).toEqual([
    'not-a-club-member',
    'no-approved-photo',
  ])
})

test.each([
  ['2026-12-31T23:30:00-10:00', 2027],
  ['2027-01-01T00:30:00+14:00', 2026],
  ['2026-12-31T23:59:59.999Z', 2026],
  ['2027-01-01T00:00:00Z', 2027],
])('[RO-06] at %s the year is %i', (instant, year) => {
  expect(redemptionYear(new Date(instant))).toBe(year)
})

test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Honolulu'])(
  '[RO-06] a clock in %s does not change when the year turns',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(redemptionYear(new Date('2026-12-31T23:59:59.999Z'))).toBe(2026)
    expect(redemptionYear(new Date('2027-01-01T00:00:00Z'))).toBe(2027)
  },
)
