import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

test('[RR-02] signing in goes through the account page and back to the deep link', async () => {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn('?returnTo=%2Flogbook%3Ffilter%3Ddrafts&lang=en-US')
  expect(page.url).toMatch(/^\/accounts\/enter\/[\w-]+\/sign-in$/)
  expect(page.html).toContain('<label class="label" for="email">Email</label>')
  expect(page.html).toContain('<label class="label" for="password">Password</label>')
  const end = await browser.post(page.url, { email: 'diver@fathom.test', password: 'Reef1234' })
  expect(end.url).toBe('/logbook?filter=drafts')
})

test('[EN-01] all attributes of a user reach the portal as id token claims', async () => {
  const browser = server.aBrowser()
  await browser.signIn('instructor')
  const { idToken, expiresAt, sessionId } = (await browser.refresh()).json()
  const claims = decodeJwt(idToken)
  expect(claims).toMatchObject({
    sub: expect.any(String),
    email: 'instructor@fathom.test',
    given_name: 'Kai',
    family_name: 'Nakamura',
    birthdate: '1991-04-18',
    gender: 'male',
    locale: 'de-DE',
    affiliate_id: 200001,
    affiliate_type_id: 2,
    global_uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    aud: 'fathom-portal',
    iss: 'http://fathom.test/accounts',
  })
  expect(new Date(expiresAt).getTime()).toBe(Number(claims.exp) * 1000)
  expect(sessionId).toMatch(/^[\da-f-]{36}$/)
})

test('[CA-01] the id token authorizes a guarded call as that person', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const answer = await browser.send('GET', '/api/learning/who-am-i', {
    headers: { authorization: `Bearer ${await browser.idToken()}` },
  })
  expect(answer.json()).toMatchObject({ affiliateId: 100001, email: 'diver@fathom.test', language: 'en-US' })
})

const sessionsWith = (id: string) => server.db.query('select from web_session where id = $1', [id])

test('[TS-16] signing in again in the same browser keeps its session, and ends one of another person', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const before = (await browser.refresh()).json().sessionId
  await browser.beginSignIn()
  expect((await browser.refresh()).json().sessionId).toBe(before)
  expect(await sessionsWith(before)).toHaveLength(1)
  // The account service forgets the browser, and the portal's cookie stays.
  for (const [key, { name }] of browser.jar) if (name !== 'fathom') browser.jar.delete(key)
  await browser.signIn('instructor')
  expect((await browser.refresh()).json().sessionId).not.toBe(before)
  expect(await sessionsWith(before)).toEqual([])
})

test('the refresh token never reaches the browser', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const { body, headers } = await browser.refresh()
  expect(Object.keys(JSON.parse(body)).sort()).toEqual(['expiresAt', 'idToken', 'sessionId'])
  const session = [...browser.jar.values()].find(({ name }) => name === 'fathom')
  const [row] = await server.db.query<{ refresh_token: string }>(
    'select refresh_token from web_session limit 1',
  )
  const refreshToken = server.secrets.open(row?.refresh_token ?? '', 'refresh token')
  expect(body + JSON.stringify(headers) + JSON.stringify([...browser.jar.values()])).not.toContain(
    refreshToken,
  )
  expect(row?.refresh_token).not.toContain(refreshToken)
  expect(session?.value.length).toBeGreaterThan(40)
})

test('[ST-12] a sign-in that was let in just before its session ended elsewhere begins again with the password', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  let next = '/api/auth/session/sign-in?returnTo=%2Flogbook'
  while (!next.includes('code=')) next = String((await browser.send('GET', next)).headers.location)
  await server.db.query('delete from oidc_record')
  const page = await browser.open(next)
  expect(page.html).toContain('for="password"')
  const end = await browser.post(page.url, { email: 'diver@fathom.test', password: 'Reef1234' })
  expect(end.url).toBe('/logbook')
})
