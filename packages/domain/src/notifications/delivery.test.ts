import { expect, test } from 'vitest'
import { importanceOf, isAway, nextLook } from './delivery.ts'
import { digestDayAt, digestSince, isTimeZone } from './delivery-digest.ts'

const createdAt = new Date('2026-11-15T10:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

test('a new sign-in is security, a returned dive matters, a verified one can wait, and so can an unknown kind', () => {
  expect(
    ['sign-in-new', 'log-returned', 'log-verified', 'of-tomorrow', 'toString'].map(importanceOf),
  ).toEqual(['security', 'matters', 'rest', 'rest', 'rest'])
})

test('nobody counts as away within the first two minutes', () => {
  expect(isAway({ createdAt, lastSeenAt: undefined, now: after(1.9) })).toBe(false)
  expect(isAway({ createdAt, lastSeenAt: undefined, now: after(2) })).toBe(true)
})

test('a person seen in the last two minutes is not away, for an hour at most', () => {
  expect(isAway({ createdAt, lastSeenAt: after(1), now: after(2) })).toBe(false)
  expect(isAway({ createdAt, lastSeenAt: after(0), now: after(2) })).toBe(true)
  expect(isAway({ createdAt, lastSeenAt: after(60), now: after(60) })).toBe(true)
})

test('the next check comes after two minutes, then every ten, and not after the hour', () => {
  const look = (minutes: number) => nextLook({ createdAt, lastSeenAt: after(minutes), now: after(minutes) })
  expect([look(0), look(2), look(12), look(55)]).toEqual([after(2), after(12), after(22), after(60)])
})

test.each([
  ['2026-11-15T06:59:59Z', 'Europe/Berlin', undefined],
  ['2026-11-15T07:00:00Z', 'Europe/Berlin', '2026-11-15'],
  ['2026-11-15T09:59:59Z', 'Europe/Berlin', '2026-11-15'],
  ['2026-11-15T10:00:00Z', 'Europe/Berlin', undefined],
  ['2026-11-14T21:00:00Z', 'Australia/Sydney', '2026-11-15'],
  ['2026-11-15T02:15:00Z', 'Asia/Kathmandu', '2026-11-15'],
  ['2026-11-15T02:14:59Z', 'Asia/Kathmandu', undefined],
  // The days on which the clocks in Berlin go forward and back.
  ['2026-03-29T06:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-10-25T06:30:00Z', 'Europe/Berlin', undefined],
  ['2026-10-25T07:00:00Z', 'Europe/Berlin', '2026-10-25'],
])('at %s in %s the summary of %s is due', (moment, zone, day) => {
  expect(digestDayAt(new Date(moment), zone)).toBe(day)
})

test('a summary continues from the previous one; the first covers a day', () => {
  expect(digestSince(createdAt, after(60))).toEqual(createdAt)
  expect(digestSince(undefined, createdAt)).toEqual(new Date('2026-11-14T10:00:00Z'))
})

test('accepts only time zones that the calendar knows', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '', "x'; --"].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
