import { expect, test } from 'vitest'
import { isSamePage } from './leave.ts'

const here = {
  href: 'http://localhost/logbook?page=2#dive-7',
  origin: 'http://localhost',
  pathname: '/logbook',
  search: '?page=2',
}

test('[RR-06] an address that differs in its fragment alone must be loaded on purpose', () => {
  expect(isSamePage('/logbook?page=2#dive-7', here as Location)).toBe(true)
  expect(isSamePage('/logbook?page=2', here as Location)).toBe(true)
})

test('another path, query or origin loads by itself', () => {
  expect(isSamePage('/logbook?page=3#dive-7', here as Location)).toBe(false)
  expect(isSamePage('/club', here as Location)).toBe(false)
  expect(isSamePage('https://fathom.example/logbook?page=2', here as Location)).toBe(false)
})
