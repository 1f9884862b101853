import { expect, test } from 'vitest'
import { nextIndex } from './roving-focus.ts'

test('arrows wrap around at both ends', () => {
  expect(nextIndex('ArrowDown', 2, 3, 'block')).toBe(0)
  expect(nextIndex('ArrowUp', 0, 3, 'block')).toBe(2)
})

test('on the inline axis, forward is to the left in a right-to-left page', () => {
  expect(nextIndex('ArrowLeft', 0, 3, 'inline', true)).toBe(1)
  expect(nextIndex('ArrowLeft', 0, 3, 'inline', false)).toBe(2)
})

test('Home and End go to the ends, other keys do nothing', () => {
  expect(nextIndex('Home', 2, 3, 'block')).toBe(0)
  expect(nextIndex('End', 0, 3, 'block')).toBe(2)
  expect(nextIndex('a', 0, 3, 'block')).toBeUndefined()
})

test('with nothing focused yet, the first key starts at the near end', () => {
  expect(nextIndex('ArrowDown', -1, 3, 'block')).toBe(0)
  expect(nextIndex('ArrowUp', -1, 3, 'block')).toBe(2)
  expect(nextIndex('Home', -1, 0, 'block')).toBeUndefined()
})
