import { expect, test } from 'vitest'
import { ascentPaceOf, ascentRates, fastestAscent } from './ascent.ts'
import { aProfile } from './profile.fixture.ts'

test('[LO-05] the rate of an ascent is in meters a minute, and negative on the way down', () => {
  expect(ascentRates(aProfile([0, 18, 18, 6, 0]))).toEqual([null, -18, 0, 12, 6])
})

test('[LO-05] samples of every second that jump by 10 cm alarm nobody', () => {
  const noisy = Array.from({ length: 300 }, (_, at) => 12 + (at % 2) * 0.1)
  expect(fastestAscent(aProfile(noisy, { every: 1 }))?.rate ?? 0).toBeLessThan(1)
})

test('[LO-05] a fast ascent in samples of every second shows as fast', () => {
  const depths = Array.from({ length: 120 }, (_, at) => (at < 60 ? 20 : 20 - (at - 60) * 0.3))
  const fastest = fastestAscent(aProfile(depths, { every: 1 }))
  expect(fastest?.rate).toBeCloseTo(18)
  expect(fastest?.time).toBeGreaterThan(60)
})

test('a row without a depth has no rate, and the way over it counts as one', () => {
  expect(ascentRates(aProfile([10, null, 4]))).toEqual([null, null, 3])
})

test('a dive that never goes up has no ascent', () => {
  expect(fastestAscent(aProfile([0, 5, 5]))).toBeUndefined()
  expect(fastestAscent(aProfile([null]))).toBeUndefined()
})

test.each([
  [-20, 'Metric', 'calm'],
  [9.4, 'Metric', 'calm'],
  [9.6, 'Metric', 'brisk'],
  [12.4, 'Metric', 'brisk'],
  [12.6, 'Metric', 'fast'],
  // 30 and 31 ft/min
  [9.2, 'Imperial', 'calm'],
  [9.4, 'Imperial', 'brisk'],
] as const)('[LO-05] %s m/min, read in %s units, is %s', (rate, unit, pace) => {
  expect(ascentPaceOf(rate, unit)).toBe(pace)
})
