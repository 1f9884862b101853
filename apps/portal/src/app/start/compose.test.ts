import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n, readAccountLocale } from '../../shared/i18n/index.ts'
import { aConfig } from '../testing/config.fixture.ts'
import { composePortal, type Portal, speakAccountLanguage } from './compose.ts'

beforeEach(() => i18n.use('en-US'))
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** Where a portal at this address goes when a call and the refresh of the session are refused. */
async function leftFor(address: string) {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  history.replaceState(null, '', address)
  const leave = vi.fn()
  const portal = composePortal(aConfig(), { leave, isLeaving: () => false, during: () => async () => {} })
  await expect(portal.calls.http.get('auth', 'user/delete')).rejects.toMatchObject({ status: 401 })
  return leave.mock.calls.map(([url]) => new URL(url, location.href).pathname)
}

test('[ST-12] a refused call during a deletion opens the page about it, and any other the sign-in', async () => {
  expect(await leftFor('/account/deleted')).toEqual(['/account/deleted'])
  expect(await leftFor('/settings')).toEqual(['/api/auth/session/sign-in'])
})

const signedIn = (language: string) =>
  ({ session: { current: () => ({ user: { language } }) } }) as unknown as Portal

test('[BO-01] pages without a session speak the language of the account too: no other one is on the device offline', async () => {
  await speakAccountLanguage(signedIn('sv-SE'), undefined)
  expect([i18n.current().locale, readAccountLocale()]).toEqual(['sv-SE', 'sv-SE'])
  await speakAccountLanguage(signedIn('de-DE'), 'sv-SE')
  expect([i18n.current().locale, readAccountLocale()]).toEqual(['sv-SE', 'de-DE'])
  await speakAccountLanguage(signedIn('tlh-KX'), undefined)
  expect(readAccountLocale()).toBe('de-DE')
})
