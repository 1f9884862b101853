import { expect, test } from 'vitest'
import { sketchOf } from './depth-time-section.tsx'

const dive = { maxDepth: 19.2, minutes: 42, limit: 18 }

test('draws a dive as soon as depth and time are known', () => {
  expect(sketchOf(dive)?.water).toMatch(/^M6\.0 8\.0L.*L594\.0 8\.0Z$/)
  expect(sketchOf({ ...dive, maxDepth: Number.NaN })).toBeUndefined()
  expect(sketchOf({ ...dive, minutes: Number.NaN })).toBeUndefined()
})

test("doesn't draw impossible values", () => {
  expect(sketchOf({ ...dive, maxDepth: -3 })).toBeUndefined()
  expect(sketchOf({ ...dive, minutes: 1500 })).toBeUndefined()
})

test('[CO-03] draws the training depth line only for training dives', () => {
  expect(sketchOf(dive)?.limit).toMatch(/^M0 [\d.]+H600$/)
  expect(sketchOf({ ...dive, limit: undefined })?.limit).toBeUndefined()
})
