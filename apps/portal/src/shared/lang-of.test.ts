import { expect, test } from 'vitest'
import { isForeign, langOf } from './lang-of.ts'

test("lessons count as foreign in another language or script, but not in another country's variant", () => {
  expect(isForeign('en-US', 'en-GB')).toBe(false)
  expect(isForeign('en-US', 'ar-SA')).toBe(true)
  expect(isForeign('zh-TW', 'zh-CN')).toBe(true)
  expect(isForeign('iw-IL', 'iw-IL')).toBe(false)
})

test('Hebrew text is marked with the language tag that browsers know', () => {
  expect([langOf('iw-IL'), langOf('en-US'), langOf(null)]).toEqual(['he-IL', 'en-US', undefined])
})
