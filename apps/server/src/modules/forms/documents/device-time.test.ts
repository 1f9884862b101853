import { expect, test } from 'vitest'
import { claimOf, findDeviceTime } from './device-time.ts'

const signedAt = '2026-11-15T10:00:00.000Z'

test.each([
  ['three days earlier', '2026-11-12T10:00:00.000Z', true],
  ['a year earlier', '2025-11-15T10:00:00.000Z', true],
  ['within the minute', '2026-11-15T09:59:30.000Z', false],
  ['ahead of us', '2026-11-15T10:05:00.000Z', false],
  ['from a clock that was never set', '1970-01-01T00:00:00.000Z', false],
])('a device time %s: %s is shown: %s', (_, signedOnDeviceAt, isShown) => {
  expect(findDeviceTime({ signedAt, signedOnDeviceAt })).toBe(isShown ? signedOnDeviceAt : undefined)
})

test('a form without a device time has none, and one from another time zone is stored in UTC', () => {
  expect([claimOf(undefined), findDeviceTime({ signedAt })]).toEqual([{}, undefined])
  expect(claimOf('2026-11-12T12:00:00+02:00')).toEqual({ signedOnDeviceAt: '2026-11-12T10:00:00.000Z' })
})
