import { expect, test } from 'vitest'
import { aResult } from '../a-results.ts'
import { barsOf, heightOf, nearestBar, PLATE, passMarkOf } from './result-bars.ts'

test('a full score reaches the surface, none stays on the floor, and nothing leaves the drawing', () => {
  expect([heightOf(1), heightOf(0)]).toEqual([PLATE.surface, PLATE.floor])
  expect([heightOf(7), heightOf(-1)]).toEqual([PLATE.surface, PLATE.floor])
})

test('results stand side by side in the order of time, and one without a score lies on the floor', () => {
  const bars = barsOf([aResult({ score: 0.5 }), aResult({ score: null })])
  expect(bars.map(({ x, y }) => [x, y])).toEqual([
    [250, (PLATE.surface + PLATE.floor) / 2],
    [750, PLATE.floor],
  ])
})

test('the line to reach is that of the last exam', () => {
  expect(passMarkOf([aResult({ passMark: 0.75 }), aResult({ passMark: 0.8 }), aResult({})])).toBe(0.8)
  expect(passMarkOf([aResult({})])).toBeUndefined()
})

test('a pointer finds the bar it is over, and the outermost beyond the edges', () => {
  expect([0, 0.24, 0.5, 0.99, 1, -1].map((share) => nearestBar(share, 4))).toEqual([0, 0, 2, 3, 3, 0])
})
