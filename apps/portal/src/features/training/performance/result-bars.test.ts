import { expect, test } from 'vitest'
import { barsOf, nearestBar, PLATE, passMarkOf, topOf } from './result-bars.ts'
import { aResult } from './results.fixture.ts'

test('a full score reaches the surface, zero stays on the floor, and nothing leaves the drawing', () => {
  const surface = PLATE.surface / PLATE.height
  expect([topOf(1), topOf(0)]).toEqual([surface, 1])
  expect([topOf(7), topOf(-1)]).toEqual([surface, 1])
})

test('results are side by side in time order, and one without a score is on the floor', () => {
  const bars = barsOf([aResult({ score: 0.5 }), aResult({ score: null })])
  expect(bars.map(({ left, top }) => [left, top])).toEqual([
    [0.25, topOf(0.5)],
    [0.75, 1],
  ])
})

test('the pass line is that of the last exam', () => {
  expect(passMarkOf([aResult({ passMark: 0.75 }), aResult({ passMark: 0.8 }), aResult({})])).toBe(0.8)
  expect(passMarkOf([aResult({})])).toBeUndefined()
})

test('a pointer picks the bar under it, and the outermost bar beyond the edges', () => {
  expect([0, 0.24, 0.5, 0.99, 1, -1].map((share) => nearestBar(share, 4))).toEqual([0, 0, 2, 3, 3, 0])
})
