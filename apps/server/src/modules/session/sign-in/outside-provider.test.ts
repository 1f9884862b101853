import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'
import { findPerson } from '../../account/person/find-person.ts'
import { OUTSIDE_CLAIMS, signInOutside, startOutsideProvider } from './outside-provider.fixture.ts'

const PUBLIC_URL = 'http://fathom.test'

let server: AccountServer
let outside: Awaited<ReturnType<typeof startOutsideProvider>>

beforeAll(async () => {
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
  await server.close()
  outside.stop()
})

async function signIn() {
  const browser = server.aBrowser()
  const begin = await browser.send('GET', '/api/auth/session/sign-in?returnTo=%2Fprofile')
  const back = await signInOutside(String(begin.headers.location))
  const end = await browser.send('GET', back.pathname + back.search)
  return { browser, end }
}

test('[EN-01] another OpenID provider replaces ours by configuration alone', async () => {
  const { browser, end } = await signIn()
  expect(end.headers.location).toBe('/profile')
  const { idToken } = (await browser.refresh()).json()
  expect(decodeJwt(idToken)).toMatchObject({ iss: outside.issuer, member_no: '4711' })
  const me = await browser.send('GET', '/api/learning/who-am-i', {
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(me.json()).toMatchObject({
    affiliateId: 4711,
    affiliateType: 3,
    email: 'ana@elsewhere.test',
    givenName: 'Ana',
    audience: 'fathom-elsewhere',
  })
})

test('[OF-03] with another provider, the numbers of what it says a person is are found', async () => {
  await server.db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id, inactive_since)
     values ('store', 7800, 4711, 'Ana Divers', '', 'Lisboa', 'PT', now()),
       ('member', 500800, 4711, 'Someone', '', 'Lisboa', 'PT', null)`,
  )
  await signIn()
  const found = await server.db.query(
    `select number, name, inactive_since is null as "isFound" from participant where affiliate_id = 4711 order by 1`,
  )
  expect(found).toEqual([
    { number: 7800, name: 'Ana Divers', isFound: true },
    { number: 500800, name: expect.stringMatching(/^Ana /), isFound: false },
  ])
})

test('[CA-10] refreshing works with a different provider', async () => {
  const { browser } = await signIn()
  await server.db.query('update web_session set id_token_expires_at = now()')
  const { idToken, expiresAt } = (await browser.refresh()).json()
  expect(decodeJwt(idToken)).toMatchObject({ member_no: '4711' })
  expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 240_000)
})

test("signing out redirects to the provider's own page", async () => {
  const { browser } = await signIn()
  const { continueAt } = (await browser.signOut()).json()
  expect(continueAt).toContain(`${outside.issuer}/session/end?`)
  expect((await browser.refresh()).statusCode).toBe(401)
})

/** Tokens of one second are the same, because this provider puts nothing else into them. */
const nextSecond = (token: string) =>
  expect.poll(() => Date.now() / 1000).toBeGreaterThan((decodeJwt(token).iat ?? 0) + 1)

test('[TS-16] all bearers of an ended session are refused, although the provider names no session in them', async () => {
  const [{ browser }, other] = [await signIn(), await signIn()]
  const first = await browser.idToken()
  await server.db.query('update web_session set id_token_expires_at = now()')
  await nextSecond(first)
  const second = await browser.idToken()
  await nextSecond(second)
  const theirs = await other.browser.idToken()
  const { sessionId } = (await browser.refresh()).json()
  const statuses = (tokens: string[]) =>
    Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` }
        return (await server.app.inject({ url: '/api/learning/who-am-i', headers })).statusCode
      }),
    )
  expect(second).not.toBe(first)
  expect(decodeJwt(first).sid).toBeUndefined()
  expect(await statuses([first, second, theirs])).toEqual([200, 200, 200])
  const query = `mutation { deleteSession(id: "${sessionId}") }`
  await other.browser.call('POST', '/api/sessions/graphql', { query })
  await expect.poll(() => statuses([first, second, theirs])).toEqual([401, 401, 200])
})

test('[CA-01] a token of our embedded provider is refused by a server that trusts another one', async () => {
  const embedded = await startAccountServer(await freshDatabase())
  const browser = embedded.aBrowser()
  await browser.signIn()
  const headers = { authorization: `Bearer ${await browser.idToken()}` }
  await embedded.close()
  expect((await server.app.inject({ url: '/api/learning/who-am-i', headers })).statusCode).toBe(401)
})

test('with another provider, we serve no account pages', async () => {
  expect((await server.app.inject({ url: '/accounts/.well-known/openid-configuration' })).statusCode).toBe(
    404,
  )
})

test('remembers a person who signs in, so that modules know their name', async () => {
  await signIn()
  expect(await findPerson(server.db, 4711)).toMatchObject({
    givenName: 'Ana',
    familyName: 'Silva',
    version: 1,
  })
  await signIn()
  expect(await findPerson(server.db, 4711)).toMatchObject({ version: 1 })
})

test.each([
  ['POST', 'password/change', { username: 'ana@elsewhere.test', oldPassword: 'x', newPassword: 'Lagoon77' }],
  [
    'PUT',
    'user/update/ana@elsewhere.test',
    { affiliateId: 4711, firstName: 'A', lastName: 'S', birthDate: '1990-01-01', gender: '' },
  ],
  [
    'PUT',
    'user/update/language/ana@elsewhere.test',
    { userName: 'ana@elsewhere.test', languageCode: 'fr-FR' },
  ],
  ['POST', 'user/delete', { password: 'x' }],
  ['POST', 'passkeys/options', {}],
] as const)('[CA-08] [CA-09] %s %s says that another provider manages it', async (method, path, body) => {
  const { browser } = await signIn()
  const answer = await browser.call(method, `/api/auth/${path}`, { clientId: 'fathom-elsewhere', ...body })
  expect([answer.statusCode, answer.json().problem]).toEqual([409, 'managed-elsewhere'])
})

test('the account screen reads a person of another provider, whose phone is stored here', async () => {
  const { browser } = await signIn()
  const phone = {
    eventType: 'phone_update',
    affiliateId: 4711,
    phoneNumberTypeId: 2,
    userName: 'ana@elsewhere.test',
    phoneNumber: '+351912345678',
  }
  expect((await browser.call('POST', '/api/auth/sync-queue', phone)).json()).toMatchObject({ status: 'kept' })
  const account = (await browser.call('GET', '/api/auth/user/ana@elsewhere.test')).json()
  expect(account).toMatchObject({
    firstName: 'Ana',
    isManagedElsewhere: true,
    phone: { phoneNumber: '+351912345678', status: 'kept' },
  })
})
