import { expect, test, vi } from 'vitest'
import { signInFirst } from './sign-in-first.ts'

const NOBODY = { mayHaveSession: () => false }
const first = (url: string) => signInFirst(NOBODY)({ url, headers: {} })

test('[RR-07] a visitor without a session begins at the account service, and comes back to this page in its language', () => {
  expect(first('/logbook/dive/7?print=1&lang=sv-SE')).toBe(
    '/api/auth/session/sign-in?returnTo=%2Flogbook%2Fdive%2F7%3Fprint%3D1%26lang%3Dsv-SE&lang=sv-SE',
  )
  expect(first('/?lang=klingon')).toBe('/api/auth/session/sign-in?returnTo=%2F%3Flang%3Dklingon')
  expect(first('//evil.example/x')).toContain('/api/auth/session/sign-in?returnTo=%2F%2Fevil')
})

test.each([
  '/verify?c=1',
  '/login/sign-up/pro/de-DE',
  '/logout',
  '/account/deleted',
  '/training/unauthorized/',
  '/preferences/unsubscribed/fr-FR',
  '/forms/physician/eyJ.abc',
  '/forms/guardian/eyJ.abc',
])('[RO-01] %s opens without a session', (url) => {
  expect(first(url)).toBeUndefined()
})

test('[RR-01] a browser that may have a session gets the portal, which checks it', () => {
  const mayHaveSession = vi.fn(() => true)
  expect(signInFirst({ mayHaveSession })({ url: '/logbook', headers: { cookie: 'a=b' } })).toBeUndefined()
  expect(mayHaveSession).toHaveBeenCalledWith('a=b')
})
