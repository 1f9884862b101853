import { expect, test } from 'vitest'
import { examAttempts, plausibleHandIn } from './exam-attempts.ts'

const NOW = new Date('2026-11-16T12:00:00.000Z')

test('[TS-11] three failed attempts within 24 hours, then a wait until the first of them is 24 hours old', () => {
  const failed = ['2026-11-16T11:00:00.000Z', '2026-11-15T18:30:00.000Z', '2026-11-16T09:00:00.000Z']
  expect(examAttempts([], NOW)).toEqual({ left: 3, nextAt: null })
  expect(examAttempts(failed.slice(0, 2), NOW)).toEqual({ left: 1, nextAt: null })
  expect(examAttempts(failed, NOW)).toEqual({ left: 0, nextAt: '2026-11-16T18:30:00.000Z' })
  // One more than allowed, as an earlier version let people do: the newest three count.
  expect(examAttempts([...failed, '2026-11-15T13:00:00.000Z'], NOW).nextAt).toBe('2026-11-16T18:30:00.000Z')
})

test('[TS-11] a failure of 24 hours ago no longer counts', () => {
  const day = '2026-11-15T12:00:00.000Z'
  expect(examAttempts([day, '2026-11-16T09:00:00.000Z', '2026-11-16T10:00:00.000Z'], NOW)).toEqual({
    left: 1,
    nextAt: null,
  })
})

test.each([
  ['in 1999', '1999-01-01T00:00:00.000Z'],
  ['a second before the exam was drawn', '2026-11-16T08:59:59.000Z'],
  ['in the future', '2026-11-16T12:00:01.000Z'],
  ['never', null],
])('[TS-11] a device that claims to have handed in %s gets the time of the server', (_, claimed) => {
  expect(plausibleHandIn(claimed, '2026-11-16T09:00:00.000Z', NOW)).toBe(NOW.toISOString())
})

test('[TS-11] a hand-in between the draw and now is stored as the device says', () => {
  expect(plausibleHandIn('2026-11-16T10:00:00Z', '2026-11-16T09:00:00.000Z', NOW)).toBe(
    '2026-11-16T10:00:00.000Z',
  )
})
