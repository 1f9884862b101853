import { expect, test } from 'vitest'
import { edgesOf, rowsIn } from './window.ts'

const keys = Array.from({ length: 10_000 }, (_, index) => `n-${index}`)
const tall = (height: number) => new Map([['n-0', height]])
const indexes = ({ shown }: ReturnType<typeof rowsIn>) => shown.map(({ index }) => index)

test('[ST-09] of ten thousand rows only those near the viewport are rendered, and the rest keep their space', () => {
  const edges = edgesOf(keys, tall(70))
  const rows = rowsIn(edges, { from: 350_000, to: 352_000 }, -1)
  expect(rows.shown.length).toBeLessThan(32)
  expect(rows.shown[0]).toEqual({ index: 5_000, gap: 350_000 })
  expect(rows.shown.slice(1).every(({ gap }) => gap === 0)).toBe(true)
  const standing = rows.shown.reduce((sum, { gap }) => sum + gap + 70, 0)
  expect(standing + rows.rest).toBe(700_000)
})

test('measured rows keep their height, others get the average', () => {
  const edges = edgesOf(
    ['a', 'b', 'c'],
    new Map([
      ['a', 100],
      ['c', 50],
    ]),
  )
  expect([...edges]).toEqual([0, 100, 175, 225])
})

test('[ST-09] the focused row and its neighbors stay rendered, however far the user scrolls', () => {
  const edges = edgesOf(keys, tall(70))
  const rows = rowsIn(edges, { from: 7_000, to: 7_100 }, 3)
  expect(indexes(rows)).toEqual([2, 3, 4, 100, 101])
  expect(rows.shown.map(({ gap }) => gap)).toEqual([140, 0, 0, 6_650, 0])
  expect(indexes(rowsIn(edges, { from: 0, to: 10 }, 9_999))).toEqual([0, 9_998, 9_999])
})

test('a list outside the viewport keeps its space, and an empty list has none', () => {
  const edges = edgesOf(['a', 'b'], tall(70))
  expect(rowsIn(edges, { from: 5_000, to: 6_000 }, -1)).toEqual({ shown: [], rest: edges[2] })
  expect(rowsIn(edges, { from: -6_000, to: -5_000 }, -1).shown.length).toBeLessThanOrEqual(1)
  expect(rowsIn(edgesOf([], tall(70)), { from: 0, to: 100 }, -1)).toEqual({ shown: [], rest: 0 })
})
