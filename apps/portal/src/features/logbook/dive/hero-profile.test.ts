import { expect, test } from 'vitest'
import { depthAt, heroProfile } from './hero-profile.ts'

const dive = { maxDepth: 30.4, minutes: 46, seed: 3, unit: 'Metric' } as const

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

test('a point on the line is interpolated between its samples', () => {
  const moments = [
    [0, 0],
    [4, 20],
    [10, 8],
  ] as const
  expect(depthAt(moments, 2)).toBe(10)
  expect(depthAt(moments, 7)).toBe(14)
  expect(depthAt(moments, 0)).toBe(0)
  expect(depthAt(moments, 99)).toBe(0)
})

test('the deepest point is the depth that the diver entered', () => {
  const { at, deepest } = heroProfile(dive)
  const depths = Array.from({ length: 461 }, (_, tenth) => at(tenth / 10).depth)
  expect(Math.max(...depths)).toBeCloseTo(30.4, 0)
  expect(deepest.top).toBeCloseTo(0.68, 2)
})
