import { expect, test } from 'vitest'
import { EMPTY_LOG } from '../log/dive-log.ts'
import { surfaceIntervalAfter } from './surface-interval.ts'

const dive = (date: string | null, timeIn: string | null, timeOut: string | null, more = {}) => ({
  ...EMPTY_LOG,
  date,
  ...more,
  depthTime: { ...EMPTY_LOG.depthTime, timeIn, timeOut },
})
const second = dive('2026-05-14', '11:20', '12:00')

test('[LO-09] the surface interval is the time since the previous dive came out', () => {
  const before = [dive('2026-05-13', '15:00', '15:40'), dive('2026-05-14', '09:12', '09:54')]
  expect(surfaceIntervalAfter(before, second)).toBe(86)
  expect(surfaceIntervalAfter([...before, dive('2026-05-14', '14:00', '14:30')], second)).toBe(86)
})

test('[LO-09] a night dive that ended after midnight counts from the next day', () => {
  const night = dive('2026-05-13', '23:40', '00:20')
  expect(surfaceIntervalAfter([night], second)).toBe(11 * 60)
})

test('[LO-09] the bottom time stands in for a time out that nobody noted', () => {
  const first = dive('2026-05-14', '09:00', null)
  const timed = { ...first, depthTime: { ...first.depthTime, bottomTime: 50 } }
  expect(surfaceIntervalAfter([timed], second)).toBe(90)
})

test.each([
  [
    'a dive of the same day has no times',
    [dive('2026-05-14', null, null), dive('2026-05-13', '09:00', '10:00')],
  ],
  ['the dives were in two time zones', [dive('2026-05-14', '09:00', '10:00', { timeZone: 'Asia/Tokyo' })]],
  ['the last dive was weeks ago', [dive('2026-04-01', '09:00', '10:00')]],
  ['the other dive has no date', [dive(null, '09:00', '10:00')]],
  ['it was the first dive', []],
])('[LO-09] there is no interval if %s', (_why, others) => {
  expect(surfaceIntervalAfter(others, { ...second, timeZone: 'Africa/Cairo' })).toBeUndefined()
})

test('[LO-09] a dive without a time in has no interval', () => {
  expect(
    surfaceIntervalAfter([dive('2026-05-14', '09:00', '10:00')], dive('2026-05-14', null, '12:00')),
  ).toBeUndefined()
})
