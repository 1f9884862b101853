import { expect, test } from 'vitest'
import { isMark, markOf } from './signature-mark.ts'

test('strokes become one path inside the field, without redundant points', () => {
  const mark = markOf([
    [
      [10.4, 20.6],
      [10.1, 21.2],
      [700, -5],
    ],
    [[5, 5]],
    [],
  ])
  expect(mark).toBe('M10 21L600 0M5 5L5 5')
  expect(isMark(mark)).toBe(true)
})

test('rejects text that is not a signature path', () => {
  for (const odd of ['', 'Ines Duarte', 'M1 1', 'M1 1L99 99"/><script>', 'M1 1L9999 2'])
    expect(isMark(odd)).toBe(false)
})

test('a tap, or several of them, is not a signature; a short stroke is', () => {
  expect(isMark('M89 144L89 144')).toBe(false)
  expect(isMark('M10 10L10 10M500 200L500 201')).toBe(false)
  expect(isMark('M10 10L30 10L30 40')).toBe(true)
})

test('an endless signature is cut between two strokes', () => {
  const long = Array.from({ length: 2000 }, (_, at) => [at % 600, at % 180] as const)
  const mark = markOf([long, long, long, long, long])
  expect(mark.length).toBeLessThanOrEqual(60_000)
  expect(isMark(mark)).toBe(true)
})
