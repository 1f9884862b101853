import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['30.4', 30.4],
  ['30,4', 30.4],
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['٣٠٫٤', 30.4],
  ['−2', -2],
  ['.5', 0.5],
])('"%s" is read as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test.each(['', 'deep', '1.2.3', '12 m'])('"%s" is no number', (text) => {
  expect(parseNumber(text)).toBeUndefined()
})
