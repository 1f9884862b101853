import { expect, test } from 'vitest'
import { examAttempts } from './exam-attempts.ts'
import { examTime, isLate, isTimeUp, lateBy, lateSecondsOf, plausibleTime } from './exam-time.ts'

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
  expect(plausibleTime(claimed, '2026-11-16T09:00:00.000Z', NOW)).toBe(NOW.toISOString())
})

test('[TS-11] a hand-in between the draw and now is stored as the device says', () => {
  expect(plausibleTime('2026-11-16T10:00:00Z', '2026-11-16T09:00:00.000Z', NOW)).toBe(
    '2026-11-16T10:00:00.000Z',
  )
})

test('[TS-11] the limit of a course decides: one failure, and a pause of an hour', () => {
  const limits = { attempts: 1, pauseHours: 1 }
  expect(examAttempts([], NOW, limits)).toEqual({ left: 1, nextAt: null })
  expect(examAttempts(['2026-11-16T11:30:00.000Z'], NOW, limits)).toEqual({
    left: 0,
    nextAt: '2026-11-16T12:30:00.000Z',
  })
  expect(examAttempts(['2026-11-16T10:59:00.000Z'], NOW, limits)).toEqual({ left: 1, nextAt: null })
})

const at = (time: string) => new Date(`2026-11-16T${time}.000Z`)
const timed = examTime(40, 1.5, at('10:00:00').toISOString())

test('[TS-11] an exam of 40 minutes lasts an hour with half as much time again, from its start', () => {
  expect(timed).toEqual({
    minutes: 60,
    startedAt: '2026-11-16T10:00:00.000Z',
    endsAt: '2026-11-16T11:00:00.000Z',
  })
  expect(examTime(40, 1, null)).toEqual({ minutes: 40, startedAt: null, endsAt: null })
  expect(examTime(null, 2, '2026-11-16T10:00:00.000Z')).toBeNull()
  expect([isTimeUp(timed, at('10:59:00')), isTimeUp(timed, at('11:00:00'))]).toEqual([false, true])
  expect(isTimeUp(null, at('11:00:00'))).toBe(false)
})

test.each([
  ['at the end', '11:00:00', null, false],
  ['within the grace', '11:00:30', null, false],
  ['after the grace', '11:00:31', null, true],
  ['later, answered offline before the end', '15:00:00', '10:59:00', false],
  ['later, answered after the end', '15:00:00', '11:01:00', true],
  ['later, with a time before the start', '15:00:00', '09:00:00', true],
])('[TS-11] an answer that arrives %s', (_, arrives, answered, expected) => {
  expect(isLate(timed, answered && at(answered).toISOString(), at(arrives))).toBe(expected)
})

test.each([
  ['in time', '10:59:00', null],
  ['within the grace', '11:00:30', null],
  ['after the grace', '11:00:31', 31],
  ['hours later', '15:00:00', 14_400],
])('[TS-11] what arrives %s is late by so many seconds', (_, arrives, seconds) => {
  expect(lateSecondsOf(timed, at(arrives))).toBe(seconds)
  expect(lateSecondsOf(null, at(arrives))).toBeNull()
})

test.each([
  [31, 'minutes', 1],
  [59 * 60, 'minutes', 59],
  [60 * 60, 'hours', 1],
  [23 * 3600, 'hours', 23],
  [23.6 * 3600, 'days', 1],
  [50 * 3600, 'days', 2],
])('[TS-11] %d seconds late are said in %s', (seconds, unit, count) => {
  expect(lateBy(seconds)).toEqual({ unit, count })
})
