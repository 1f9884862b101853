import type { NotificationGroup } from '@fathom/domain/notifications'
import { createTranslator } from '@fathom/locales'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

const now = new Date(2026, 4, 14, 10, 0)
const words = (moment: Date, group: NotificationGroup, locale: 'en-US' | 'de-DE' = 'en-US') =>
  momentOf(moment.toISOString(), { now, group }, { tag: locale, ...createTranslator(locale, {}) })

test('unread items show a relative time', () => {
  const told = (...at: [year: number, month: number, ...rest: number[]]) => words(new Date(...at), 'unread')
  expect(told(2026, 4, 14, 9, 59, 30)).toBe('now')
  expect(told(2026, 4, 14, 9, 48)).toBe('12 minutes ago')
  expect(told(2026, 4, 14, 9, 0)).toBe('1 hour ago')
  expect(told(2026, 4, 14, 0, 5)).toBe('9 hours ago')
  expect(told(2026, 4, 13, 23, 0)).toBe('yesterday')
  expect(told(2026, 4, 11, 8, 0)).toBe('3 days ago')
  expect(told(2026, 3, 20)).toBe('3 weeks ago')
  expect(told(2025, 10, 14)).toBe('5 months ago')
  expect(told(2023, 4, 1)).toBe('3 years ago')
  expect(words(new Date(2026, 4, 14, 7, 0), 'unread', 'de-DE')).toBe('vor 3 Stunden')
})

test('an item from late last night shows hours ago, not yesterday', () => {
  const morning = new Date(2026, 4, 14, 1, 0)
  const translator = createTranslator('en-US', {})
  const night = new Date(2026, 4, 13, 23, 0).toISOString()
  expect(momentOf(night, { now: morning, group: 'unread' }, { tag: 'en-US', ...translator })).toBe(
    '2 hours ago',
  )
})

test('an item with a timestamp in the future shows as now', () => {
  expect(words(new Date(2026, 4, 14, 10, 3), 'unread')).toBe('now')
})

test('groups named by day show the time, however recent; others show the localized date', () => {
  expect(words(new Date(2026, 4, 14, 9, 48), 'today')).toMatch(/^9:48.AM$/)
  expect(words(new Date(2026, 4, 14, 2, 5), 'today')).toMatch(/^2:05.AM$/)
  expect(words(new Date(2026, 4, 13, 8, 55), 'yesterday')).toMatch(/^8:55.AM$/)
  expect(words(new Date(2026, 4, 2, 23, 55), 'older')).toBe('May 2, 2026')
  expect(words(new Date(2026, 4, 2, 0, 5), 'older', 'de-DE')).toBe('2. Mai 2026')
})

test('an earlier item in a folded row shows its own day', () => {
  expect(words(new Date(2026, 4, 13, 8, 55), 'today')).toBe('May 13, 2026')
  expect(words(new Date(2026, 4, 12, 8, 55), 'yesterday')).toBe('May 12, 2026')
})
