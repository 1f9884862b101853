import { expect, test } from 'vitest'
import { diveProfile, smoothPath } from './dive-profile.ts'

test('a sketched dive begins and ends at the surface and reaches its depth once', () => {
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

test('a deep dive stops at five metres, a shallow one does not', () => {
  const nearTheEnd = (depth: number) =>
    diveProfile(depth, 40).filter(([minute]) => minute > 36 && minute < 39)
  expect(nearTheEnd(20).every(([, depth]) => Math.abs(depth - 5) < 0.3)).toBe(true)
  expect(nearTheEnd(6).every(([, depth]) => depth < 4)).toBe(true)
})

test('the same seed draws the same dive', () => {
  expect(diveProfile(18, 40, 7)).toEqual(diveProfile(18, 40, 7))
  expect(diveProfile(18, 40, 7)).not.toEqual(diveProfile(18, 40, 8))
})

test('a smooth line touches its ends and has no corner', () => {
  expect(
    smoothPath([
      [0, 0],
      [10, 20],
      [30, 0],
    ]),
  ).toBe('M0.0 0.0Q10.0 20.0 20.0 10.0L30.0 0.0')
  expect(smoothPath([])).toBe('')
})
