import type { NotificationGroup } from '@fathom/domain/notifications'
import { createTranslator } from '@fathom/locales'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../shared/testing/render.tsx'
import { relativeTime, useNow } from './relative-time.ts'

const now = new Date(2026, 4, 14, 10, 0)
const words = (moment: Date, group: NotificationGroup, locale: 'en-US' | 'de-DE' = 'en-US') =>
  relativeTime(moment.toISOString(), { now, group }, { tag: locale, ...createTranslator(locale, {}) })

test('unread items show a relative time', () => {
  const ago = (...at: [year: number, month: number, ...rest: number[]]) => words(new Date(...at), 'unread')
  expect(ago(2026, 4, 14, 9, 59, 30)).toBe('now')
  expect(ago(2026, 4, 14, 9, 48)).toBe('12 minutes ago')
  expect(ago(2026, 4, 14, 9, 0)).toBe('1 hour ago')
  expect(ago(2026, 4, 14, 0, 5)).toBe('9 hours ago')
  expect(ago(2026, 4, 13, 23, 0)).toBe('yesterday')
  expect(ago(2026, 4, 11, 8, 0)).toBe('3 days ago')
  expect(ago(2026, 3, 20)).toBe('3 weeks ago')
  expect(ago(2025, 10, 14)).toBe('5 months ago')
  expect(ago(2023, 4, 1)).toBe('3 years ago')
  expect(words(new Date(2026, 4, 14, 7, 0), 'unread', 'de-DE')).toBe('vor 3 Stunden')
})

test('an item from late last night shows hours ago, not yesterday', () => {
  const morning = new Date(2026, 4, 14, 1, 0)
  const translator = createTranslator('en-US', {})
  const night = new Date(2026, 4, 13, 23, 0).toISOString()
  expect(relativeTime(night, { now: morning, group: 'unread' }, { tag: 'en-US', ...translator })).toBe(
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
  expect(words(new Date(2026, 4, 2, 23, 55), 'older')).toBe('2 May 2026')
  expect(words(new Date(2026, 4, 2, 0, 5), 'older', 'de-DE')).toBe('2. Mai 2026')
})

test('an earlier item in a folded row shows its own day', () => {
  expect(words(new Date(2026, 4, 13, 8, 55), 'today')).toBe('13 May 2026')
  expect(words(new Date(2026, 4, 12, 8, 55), 'yesterday')).toBe('12 May 2026')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Clock() {
  return <time>{useNow('Europe/Berlin').toISOString()}</time>
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => document.querySelector('time')?.textContent

test('the drawer updates its times while it is open', () => {
  vi.setSystemTime('2026-05-16T10:00:00Z')
  render(<Clock />)
  wait(30_000)
  expect(shown()).toBe('2026-05-16T10:00:30.000Z')
})

test.each([
  ['an ordinary day', '2026-05-16T21:59:50.000Z', '2026-05-16T22:00:00.000Z'],
  ['the day of 23 hours', '2026-03-29T21:59:50.000Z', '2026-03-29T22:00:00.000Z'],
  ['the day of 25 hours', '2026-10-25T22:59:50.000Z', '2026-10-25T23:00:00.000Z'],
])("[ST-09] %s ends at the viewer's midnight, to the second", (_, before, midnight) => {
  vi.setSystemTime(before)
  render(<Clock />)
  wait(9_999)
  expect(shown()).toBe(before)
  wait(1)
  expect(shown()).toBe(midnight)
})
