import { expect, test } from 'vitest'
import { moved, stepOf } from './order.ts'

test('one moves, the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('nothing moves beyond the ends', () => {
  expect(moved(['a', 'b'], 1, 5)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b'])
})

test('arrows lead along the line of reading', () => {
  expect(stepOf('ArrowRight', false)).toBe(1)
  expect(stepOf('ArrowRight', true)).toBe(-1)
  expect(stepOf('ArrowUp', true)).toBe(-1)
  expect(stepOf('a', false)).toBe(0)
})
