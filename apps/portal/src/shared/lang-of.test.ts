import { expect, test } from 'vitest'
import { isForeign, langOf } from './lang-of.ts'

test('lessons are foreign in another language or another script, not in another country', () => {
  expect(isForeign('en-US', 'en-GB')).toBe(false)
  expect(isForeign('en-US', 'ar-SA')).toBe(true)
  expect(isForeign('zh-TW', 'zh-CN')).toBe(true)
  expect(isForeign('iw-IL', 'iw-IL')).toBe(false)
})

test('what is written in Hebrew is marked as browsers know it', () => {
  expect([langOf('iw-IL'), langOf('en-US'), langOf(null)]).toEqual(['he-IL', 'en-US', undefined])
})
