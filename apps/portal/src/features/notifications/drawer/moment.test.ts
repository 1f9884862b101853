import { createTranslator } from '@fathom/locales'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

const now = new Date(2026, 4, 14, 10, 0)
const words = (moment: Date, locale: 'en-US' | 'de-DE' = 'en-US') =>
  momentOf(moment.toISOString(), now, { tag: locale, ...createTranslator(locale, {}) })

test('what is recent is told by how long ago it was', () => {
  expect(words(new Date(2026, 4, 14, 9, 59, 30))).toBe('now')
  expect(words(new Date(2026, 4, 14, 9, 48))).toBe('12 minutes ago')
  expect(words(new Date(2026, 4, 14, 9, 0))).toBe('1 hour ago')
  expect(words(new Date(2026, 4, 14, 7, 0), 'de-DE')).toBe('vor 3 Stunden')
})

test('what a clock ahead of this one told is now', () => {
  expect(words(new Date(2026, 4, 14, 10, 3))).toBe('now')
})

test('older things of today and yesterday have their hour, what is older its date', () => {
  expect(words(new Date(2026, 4, 14, 2, 5))).toMatch(/^2:05.AM$/)
  expect(words(new Date(2026, 4, 13, 8, 55))).toMatch(/^8:55.AM$/)
  expect(words(new Date(2026, 4, 12, 23, 55))).toBe('May 12, 2026')
})
