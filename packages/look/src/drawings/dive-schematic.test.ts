import { expect, test } from 'vitest'
import { diveLine, diveSchematic, straightPath } from './dive-schematic.ts'
import { smoothPath } from './smooth-path.ts'

test('[LO-05] a dive without samples is down, bottom, a stop at 5 m, and up', () => {
  const minutes = (depth: number) => Number(depth.toFixed(2))
  expect(diveSchematic(18, 40).map(([minute, depth]) => [minutes(minute), depth])).toEqual([
    [0, 0],
    [1, 18],
    [35, 18],
    [36.44, 5],
    [39.44, 5],
    [40, 0],
  ])
})

test('a shallow dive has no stop', () => {
  expect(diveSchematic(9, 40)).toEqual([
    [0, 0],
    [0.5, 9],
    [39, 9],
    [40, 0],
  ])
})

test('time never runs backwards, however short or deep the dive', () => {
  for (const [depth, minutes] of [
    [0.5, 1],
    [4, 3],
    [40, 9],
    [350, 5],
    [18, 90],
  ] as const) {
    const times = diveSchematic(depth, minutes).map(([minute]) => minute)
    expect(times, `${depth} m, ${minutes} min`).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBe(minutes)
    expect(Math.max(...diveSchematic(depth, minutes).map(([, deep]) => deep))).toBe(depth)
  }
})

test('[LO-05] a dive with samples is drawn as it was measured, any other as its scheme', () => {
  expect(diveLine({ maxDepth: 18, minutes: 40, sketch: [50, 180, 90, 30] })).toEqual([
    [0, 0],
    [5, 5],
    [15, 18],
    [25, 9],
    [35, 3],
    [40, 0],
  ])
  expect(diveLine({ maxDepth: 18, minutes: 40, sketch: null })).toEqual(diveSchematic(18, 40))
})

test('a straight line goes through its points, a smooth one has no corners', () => {
  const points = [
    [0, 0],
    [10, 20],
    [30, 0],
  ] as const
  expect(straightPath(points)).toBe('M0.0 0.0L10.0 20.0L30.0 0.0')
  expect(smoothPath(points)).toBe('M0 0Q10 20 20 10L30 0')
  expect(smoothPath([])).toBe('')
})
