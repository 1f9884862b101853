import { expect, test } from 'vitest'
import { numberIn } from './number-in.ts'

test.each([
  ['500001', '500001'],
  [' 500 001 ', '500001'],
  ['500-001', '500001'],
  ['#500001', '500001'],
  ['# 500 001', '500001'],
  ['#', undefined],
  ['##5', undefined],
  ['٥٠٠٠٠١', '500001'],
  ['-5', undefined],
  ['1.5', undefined],
  ['5a', undefined],
  ['', undefined],
])('%j holds the number %j', (text, number) => {
  expect(numberIn(text)).toBe(number)
})
