import { expect, test } from 'vitest'
import { diveProfile } from './dive-profile.ts'
import { smoothPath } from './smooth-path.ts'

test('a sketched dive starts and ends at the surface and reaches its maximum depth once', () => {
  const moments = diveProfile(19.2, 42)
  expect(moments[0]).toEqual([0, 0])
  expect(moments.at(-1)).toEqual([42, 0])
  expect(moments.filter(([, depth]) => depth === 19.2)).toHaveLength(1)
})

test('time never runs backwards, however short or deep the dive', () => {
  for (const [depth, minutes] of [
    [0.5, 1],
    [4, 3],
    [40, 9],
    [350, 5],
    [18, 90],
  ] as const) {
    const times = diveProfile(depth, minutes).map(([minute]) => minute)
    expect(times, `${depth} m, ${minutes} min`).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...diveProfile(depth, minutes).map(([, deep]) => deep))).toBe(depth)
  }
})

test('no unlogged stop is drawn: the line goes straight up from the bottom', () => {
  for (const depth of [24, 30, 40])
    for (const seed of [1, 2, 3, 4, 5]) {
      const nearTheSurface = diveProfile(depth, 40, seed).filter(([, deep]) => deep > 0 && deep < 6.5)
      expect(nearTheSurface, `${depth} m, seed ${seed}`).toEqual([])
    }
})

test('the same seed draws the same dive', () => {
  expect(diveProfile(18, 40, 7)).toEqual(diveProfile(18, 40, 7))
  expect(diveProfile(18, 40, 7)).not.toEqual(diveProfile(18, 40, 8))
})

test('a smooth line touches its ends and has no corners', () => {
  expect(
    smoothPath([
      [0, 0],
      [10, 20],
      [30, 0],
    ]),
  ).toBe('M0.0 0.0Q10.0 20.0 20.0 10.0L30.0 0.0')
  expect(smoothPath([])).toBe('')
})
