import { expect, test } from 'vitest'
import { heroProfile } from './hero-profile.ts'

const dive = { maxDepth: 30.4, minutes: 46, unit: 'Metric' } as const

test("the scale uses round steps in the diver's unit", () => {
  expect(heroProfile(dive).depths.map(({ metres }) => metres)).toEqual([10, 20, 30])
  const feet = heroProfile({ ...dive, unit: 'Imperial' }).depths.map(({ metres }) => metres / 0.3048)
  expect(feet.map(Math.round)).toEqual([30, 60, 90])
})

test('short and long dives have only a few time marks', () => {
  expect(heroProfile(dive).times.map(({ minute }) => minute)).toEqual([10, 20, 30, 40])
  expect(heroProfile({ ...dive, minutes: 300 }).times.length).toBeLessThanOrEqual(5)
  expect(heroProfile({ ...dive, minutes: 3 }).times.map(({ minute }) => minute)).toEqual([2])
})

test('the deepest point is the depth that the diver entered', () => {
  const { line, deepest } = heroProfile(dive)
  expect(deepest.top).toBeCloseTo(0.68, 2)
  expect(line).toContain(` ${(deepest.top * 400).toFixed(1)}L`)
})

test('[LO-05] the picture of a dive with samples follows them', () => {
  const { line, deepest } = heroProfile({ ...dive, sketch: [50, 304, 100, 50] })
  expect(line.match(/L/g)).toHaveLength(5)
  expect(deepest.left).toBeCloseTo((15 + (3 / 8) * 940) / 1000, 3)
})
