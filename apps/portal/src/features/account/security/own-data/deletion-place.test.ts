import { afterEach, expect, test } from 'vitest'
import { readDay, standAtDeleted } from './deletion-place.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('while an account is being deleted the address is that of the page that tells so, and back when it fails', () => {
  history.replaceState(null, '', '/settings?from=menu')
  const goBack = standAtDeleted(new Date('2026-11-15T12:00:00Z'))
  expect(location.pathname + location.search).toBe('/account/deleted?until=2026-12-15')
  goBack()
  expect(location.pathname + location.search).toBe('/settings?from=menu')
})

test.each([null, '', 'soon', '2026-13-45', '2026-12-15T00:00', '<b>'])('%s is no day', (text) => {
  expect(readDay(text)).toBeUndefined()
})
