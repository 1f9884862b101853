import { expect, test } from 'vitest'
import { DEFAULT_RETURN_PATH, safeReturnPath } from './return-path.ts'

test('[RR-02] a deep link is preserved with its query and fragment', () => {
  expect(safeReturnPath('/logbook?filter=drafts#top')).toBe('/logbook?filter=drafts#top')
})

test('[RR-02] without a path, sign-in opens the training dashboard', () => {
  expect(safeReturnPath(undefined)).toBe('/training/dashboard')
  expect(safeReturnPath('')).toBe('/training/dashboard')
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/x/..//evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  'logbook',
  '/api/auth/session/sign-in',
  '/accounts/session/end',
  '/API/auth',
  '/login/sign-in',
  `/${'a'.repeat(3000)}`,
])('[RR-02] rejects %j as a return path', (path) => {
  expect(safeReturnPath(path)).toBe(DEFAULT_RETURN_PATH)
})
