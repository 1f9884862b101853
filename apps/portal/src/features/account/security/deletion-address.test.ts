import { afterEach, expect, test } from 'vitest'
import { readDay, showDeletedAddress } from './deletion-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('during the deletion the URL is that of the page about it, and a failure restores the old one', () => {
  history.replaceState({ idx: 3 }, '', '/settings?from=menu')
  const goBack = showDeletedAddress(new Date('2026-11-15T12:00:00Z'))
  expect(location.pathname + location.search).toBe('/account/deleted')
  expect(history.state).toEqual({ idx: 3, deleteAfter: '2026-12-15' })
  goBack()
  expect(location.pathname + location.search).toBe('/settings?from=menu')
  expect(history.state).toEqual({ idx: 3 })
})

test('the day is read from the history', () => {
  expect(readDay({ deleteAfter: '2026-12-15' })).toBe('2026-12-15')
})

test.each([
  null,
  undefined,
  {},
  'soon',
  ...['', 'soon', '2026-13-45', '2026-12-15T00:00', 7].map((deleteAfter) => ({ deleteAfter })),
])('%j gives no day', (state) => {
  expect(readDay(state)).toBeUndefined()
})
