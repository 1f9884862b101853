import { expect, test } from 'vitest'
import { createExit, isSamePage } from './leave.ts'

const here = {
  href: 'http://localhost/logbook?page=2#dive-7',
  origin: 'http://localhost',
  pathname: '/logbook',
  search: '?page=2',
}

test('[RR-06] a URL that differs only in its fragment needs an explicit reload', () => {
  expect(isSamePage('/logbook?page=2#dive-7', here as Location)).toBe(true)
  expect(isSamePage('/logbook?page=2', here as Location)).toBe(true)
})

test('another path, query or origin loads without an explicit reload', () => {
  expect(isSamePage('/logbook?page=3#dive-7', here as Location)).toBe(false)
  expect(isSamePage('/club', here as Location)).toBe(false)
  expect(isSamePage('https://fathom.example/logbook?page=2', here as Location)).toBe(false)
})

test('the first navigation away wins', () => {
  const loaded: string[] = []
  const { leave } = createExit((url) => loaded.push(url))
  leave('/accounts?returnTo=/logbook')
  leave('/accounts?returnTo=/training/dashboard')
  expect(loaded).toEqual(['/accounts?returnTo=/logbook'])
  dispatchEvent(new Event('pageshow'))
  leave('/club')
  expect(loaded).toHaveLength(2)
})

test('[ST-12] no other navigation leaves the page during sign-out, and a failed sign-out allows it again', async () => {
  const loaded: string[] = []
  const { leave, during } = createExit((url) => loaded.push(url))
  const failing = during(async () => {
    leave('/elsewhere')
    throw new Error('offline')
  })
  await expect(failing()).rejects.toThrow('offline')
  expect(loaded).toEqual([])
  await during(async (out) => out('/signed-out'))()
  leave('/sign-in')
  expect(loaded).toEqual(['/signed-out'])
})
