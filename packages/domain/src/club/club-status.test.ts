import { expect, test } from 'vitest'
import { CLUB_PLANS } from './club-plans.ts'
import { clubStatus, isClubMember, mayStartTrial } from './club-status.ts'
import { paidYear, trialFrom } from './club-term.ts'

const TODAY = '2026-11-15'

test('[ST-04] a person who was never a member is eligible and may start the trial', () => {
  const status = clubStatus([], TODAY)
  expect(status).toEqual({ state: 'eligible', endsOn: null, daysLeft: 0 })
  expect(mayStartTrial(status)).toBe(true)
  expect(isClubMember(status)).toBe(false)
})

test('[ST-04] [CO-02] the trial lasts 90 days, including its first and last day', () => {
  const terms = [trialFrom(TODAY)]
  expect(clubStatus(terms, TODAY)).toEqual({ state: 'Free Trial', endsOn: '2027-02-12', daysLeft: 90 })
  expect(clubStatus(terms, '2027-02-12')).toMatchObject({ state: 'Free Trial', daysLeft: 1 })
  expect(clubStatus(terms, '2027-02-13')).toEqual({ state: 'Expired', endsOn: '2027-02-12', daysLeft: 0 })
  expect(mayStartTrial(clubStatus(terms, '2027-02-13'))).toBe(false)
})

test('[ST-04] a paid year is Active through its last day and Expired on the next', () => {
  const terms = [paidYear([], TODAY)]
  expect(clubStatus(terms, TODAY)).toEqual({ state: 'Active', endsOn: '2027-11-14', daysLeft: 365 })
  expect(clubStatus(terms, '2027-11-14')).toMatchObject({ state: 'Active', daysLeft: 1 })
  expect(clubStatus(terms, '2027-11-15')).toMatchObject({ state: 'Expired' })
  expect(isClubMember(clubStatus(terms, TODAY))).toBe(true)
})

test('a year paid early starts after the paid term, and one paid late starts on the day of payment', () => {
  const first = paidYear([], TODAY)
  expect(paidYear([first], '2027-11-14')).toMatchObject({ startsOn: '2027-11-15', endsOn: '2028-11-14' })
  expect(paidYear([first], '2028-03-01')).toMatchObject({ startsOn: '2028-03-01', endsOn: '2029-02-28' })
})

test('paying during the trial makes the membership Active at once and adds the remaining days', () => {
  const trial = trialFrom(TODAY)
  const paid = paidYear([trial], '2027-02-01')
  expect(paid).toMatchObject({ startsOn: '2027-02-01', endsOn: '2028-02-12' })
  expect(clubStatus([trial, paid], '2027-02-01')).toMatchObject({ state: 'Active', endsOn: '2028-02-12' })
})

test('a year from 29 February ends on 28 February', () => {
  expect(paidYear([], '2028-02-29')).toMatchObject({ endsOn: '2029-02-28' })
})

test('[CO-02] the four plans cost 26.95, 34.95, 39.95 and 49.95 a year', () => {
  expect(CLUB_PLANS.map(({ amount }) => amount)).toEqual([2695, 3495, 3995, 4995])
  for (const { benefits } of CLUB_PLANS)
    expect(benefits).toEqual(expect.arrayContaining(['discount', 'free-ecard']))
})
