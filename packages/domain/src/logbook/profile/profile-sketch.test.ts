import { expect, test } from 'vitest'
import type { DiveProfile } from './dive-profile.ts'
import { profileSketch } from './profile-sketch.ts'

const profileOf = (depth: readonly (number | null)[], every = 60): DiveProfile => ({
  time: depth.map((_, at) => at * every),
  columns: { depth },
  pressures: {},
  gases: [],
  switches: [],
  events: [],
})

test('[LO-05] the sketch is as deep as the dive, however many samples it has', () => {
  const depths = Array.from({ length: 5000 }, (_, at) => Math.min(at, 5000 - at) / 100)
  depths[2100] = 31.4
  const sketch = profileSketch(profileOf(depths, 1)) ?? []
  expect(sketch).toHaveLength(48)
  expect(Math.max(...sketch)).toBe(314)
})

test('[LO-05] between few samples the sketch is a line, and it invents no depth', () => {
  const sketch = profileSketch(profileOf([0, 10, null, 10, 0])) ?? []
  expect(Math.max(...sketch)).toBe(100)
  expect(sketch[6]).toBeGreaterThan(0)
  expect(sketch[6]).toBeLessThan(100)
})

test('a profile without depths has no sketch', () => {
  expect(profileSketch(profileOf([null, null]))).toBeUndefined()
  expect(profileSketch(profileOf([]))).toBeUndefined()
})
