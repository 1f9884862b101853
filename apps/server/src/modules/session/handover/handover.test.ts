import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'
import { OUTSIDE_CLAIMS, signInOutside, startOutsideProvider } from '../sign-in/outside-provider.fixture.ts'

const PUBLIC_URL = 'http://fathom.test'

let embedded: AccountServer
let server: AccountServer
let outside: Awaited<ReturnType<typeof startOutsideProvider>>

beforeAll(async () => {
  embedded = await startAccountServer(await freshDatabase())
  outside = await startOutsideProvider(`${PUBLIC_URL}/api/auth/session/callback`)
  server = await startAccountServer(await freshDatabase(), {
    PUBLIC_URL,
    OIDC_ISSUER: outside.issuer,
    OIDC_CLIENT_ID: 'fathom-elsewhere',
    OIDC_CLIENT_SECRET: 'known-to-both',
    OIDC_CLAIMS: OUTSIDE_CLAIMS,
  })
})
afterAll(async () => {
  await embedded.close()
  await server.close()
  outside.stop()
})

type Browser = ReturnType<AccountServer['aBrowser']>
const statusOf = async (of: AccountServer, browser: Browser) =>
  (
    await of.app.inject({
      url: '/api/learning/who-am-i',
      headers: { authorization: `Bearer ${await browser.idToken()}` },
    })
  ).statusCode

async function handOver({ session }: AccountServer, browser: Browser) {
  const caller = await session.verifyBearer(await browser.idToken())
  const cookie = [...browser.jar.values()].map(({ name, value }) => `${name}=${value}`).join('; ')
  await session.handOver(caller, cookie, '100006/a-form')
}

test('[TS-06] a device that nobody took back is signed out after twelve hours, and no other one', async () => {
  const [device, desk] = [embedded.aBrowser(), embedded.aBrowser()]
  for (const browser of [device, desk]) await browser.signIn()
  await handOver(embedded, device)
  embedded.clock.forward(11 * 3600)
  await embedded.session.cleanUp()
  expect([await statusOf(embedded, device), await statusOf(embedded, desk)]).toEqual([423, 200])
  embedded.clock.forward(2 * 3600)
  await embedded.session.cleanUp()
  expect([(await device.refresh()).statusCode, await statusOf(embedded, desk)]).toEqual([401, 200])
  // The account service doesn't let the browser in again without a password either.
  expect((await device.beginSignIn()).html).toContain('for="password"')
})

async function signIn(browser = server.aBrowser(), more = ''): Promise<Browser> {
  const begin = await browser.send('GET', `/api/auth/session/sign-in?returnTo=%2Fprofile${more}`)
  const back = await signInOutside(String(begin.headers.location))
  await browser.send('GET', back.pathname + back.search)
  return browser
}

test('[TS-06] with an outside provider the lock holds for each new token and each new session of the browser', async () => {
  const [device, desk] = [await signIn(), await signIn()]
  await handOver(server, device)
  expect([await statusOf(server, device), await statusOf(server, desk)]).toEqual([423, 200])
  await server.db.query('update web_session set id_token_expires_at = now()')
  expect([await statusOf(server, device), await statusOf(server, desk)]).toEqual([423, 200])
  await signIn(device)
  expect([await statusOf(server, device), await statusOf(server, desk)]).toEqual([423, 200])
})

test('[TS-06] a session of an outside provider that began without a new proof is locked too, although the cookie is gone', async () => {
  const device = await signIn()
  await handOver(server, device)
  // The provider counts in whole seconds, and a sign-in within the second of the handover doesn't count as later.
  await server.db.query("update handover set handed_at = handed_at - interval '2 seconds'")
  // This provider doesn't say when the person signed in, unless a new sign-in was asked for.
  expect(await statusOf(server, await signIn())).toBe(423)
  expect(await statusOf(server, await signIn(server.aBrowser(), '&fresh=true'))).toBe(200)
})
