import { expect, test } from 'vitest'
import { separatorsOf } from './problem-summary.tsx'

test('a list is joined as its language does', () => {
  expect(separatorsOf(3, 'en-US')).toEqual(['', ', ', ', '])
  expect(separatorsOf(3, 'ar-SA')).toEqual(['', expect.stringContaining('،'), expect.stringContaining('،')])
  expect(separatorsOf(3, 'ja-JP').join('')).not.toContain(',')
  expect(separatorsOf(1, 'de-DE')).toEqual([''])
})
