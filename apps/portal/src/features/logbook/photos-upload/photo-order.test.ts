import { expect, test } from 'vitest'
import { placed, stepOf } from './photo-order.ts'

const photos = (names: string) => [...names].map((id) => ({ id }))

test('moving one item keeps the order of the others', () => {
  expect(placed(photos('abcd'), 'a', 2)).toEqual(photos('bcad'))
  expect(placed(photos('abcd'), 'd', 1)).toEqual(photos('adbc'))
})

test('repeating a move before it is rendered changes nothing more', () => {
  expect(placed(placed(photos('ab'), 'b', 0), 'b', 0)).toEqual(photos('ba'))
})

test("an item can't move past the ends", () => {
  expect(placed(photos('ab'), 'b', 5)).toEqual(photos('ab'))
  expect(placed(photos('ab'), 'a', -1)).toEqual(photos('ab'))
  expect(placed(photos('ab'), 'x', 0)).toEqual(photos('ab'))
})

test('arrow keys follow the reading direction', () => {
  expect(stepOf('ArrowRight', false)).toBe(1)
  expect(stepOf('ArrowRight', true)).toBe(-1)
  expect(stepOf('ArrowUp', true)).toBe(-1)
  expect(stepOf('a', false)).toBe(0)
})
