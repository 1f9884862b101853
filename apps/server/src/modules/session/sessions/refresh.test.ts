import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'

let server: AccountServer
/** A second process on the same database. */
let other: AccountServer

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const env = { SECRET_KEY: 'the same secret for both processes' }
  server = await startAccountServer(databaseUrl, env)
  other = await startAccountServer(databaseUrl, env, [])
})
afterAll(async () => {
  await other.close()
  await server.close()
})

/** Makes every stored id token look old, so the next refresh goes to the provider. */
const ageTokens = () => server.db.query('update web_session set id_token_expires_at = now()')

const refreshTokensLeft = async () =>
  (await server.db.query(`select from oidc_record where kind = 'RefreshToken' and consumed_at is null`))
    .length

async function consumedCount(): Promise<number> {
  return (
    await server.db.query(`select from oidc_record where kind = 'RefreshToken' and consumed_at is not null`)
  ).length
}

test('[CA-10] returns a fresh id token again, and renews an old one at the provider', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const first = await browser.idToken()
  expect(await browser.idToken()).toBe(first)
  await ageTokens()
  const second = await browser.idToken()
  expect(second).not.toBe(first)
  expect(await browser.idToken()).toBe(second)
})

test('[CA-10] refreshing answers 401 without a session or with an invalid cookie', async () => {
  expect((await server.aBrowser().refresh()).json()).toMatchObject({ status: 401, problem: 'signed-out' })
  const answer = await server.aBrowser().refresh({ cookie: 'fathom=made-up' })
  expect(answer.json()).toMatchObject({ status: 401, problem: 'signed-out' })
})

test('[CA-10] twenty tabs that refresh at once cause one refresh at the provider', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  await ageTokens()
  const before = await consumedCount()
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.refresh()))
  expect(new Set(answers.map((answer) => answer.json().idToken)).size).toBe(1)
  expect((await consumedCount()) - before).toBe(1)
})

// More than the pool has connections: holding one while waiting for the provider would block all of them.
test('[CA-10] more sessions than connections can refresh at once', async () => {
  const browsers = Array.from({ length: 24 }, () => server.aBrowser())
  for (let done = 0; done < browsers.length; done += 8)
    await Promise.all(browsers.slice(done, done + 8).map((browser) => browser.signIn()))
  await ageTokens()
  const answers = await Promise.all(browsers.map((browser) => browser.refresh()))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(browsers.map(() => 200))
})

test('[CA-10] two processes that refresh one session at once cause one refresh at the provider', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const there = other.aBrowser()
  for (const [key, cookie] of browser.jar) there.jar.set(key, cookie)
  await ageTokens()
  const before = await consumedCount()
  const answers = await Promise.all([browser.refresh(), there.refresh(), browser.refresh(), there.refresh()])
  expect(new Set(answers.map((answer) => answer.json().idToken)).size).toBe(1)
  expect((await consumedCount()) - before).toBe(1)
})

test('a refresh token used twice ends the session, here and at the provider', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const { sessionId } = (await browser.refresh()).json()
  const [row] = await server.db.query<{ refresh_token: string }>('select * from web_session where id = $1', [
    sessionId,
  ])
  await ageTokens()
  await browser.idToken()
  // An attacker who stole the first token now presents it again.
  await server.db.query(
    'update web_session set refresh_token = $2, id_token_expires_at = now() where id = $1',
    [sessionId, row?.refresh_token],
  )
  const left = await refreshTokensLeft()
  expect((await browser.refresh()).json()).toMatchObject({ status: 401, problem: 'signed-out' })
  expect(await refreshTokensLeft()).toBe(left - 1)
  expect((await browser.beginSignIn()).html).toContain('for="password"')
})

test('an expired session is not accepted', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  server.clock.forward(91 * 86_400)
  expect((await browser.refresh()).statusCode).toBe(401)
  server.clock.forward(-91 * 86_400)
  expect((await browser.refresh()).statusCode).toBe(401)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://content.fathom.test' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }],
  [{ 'sec-fetch-site': 'none', origin: 'null' }],
])('refuses a session cookie sent from another origin: %j', async (headers) => {
  const browser = server.aBrowser()
  await browser.signIn()
  const refused = await browser.refresh(headers)
  expect(refused.json()).toMatchObject({ status: 403, problem: 'foreign-origin' })
  expect((await browser.send('POST', '/api/auth/session/sign-out', { headers })).statusCode).toBe(403)
  expect((await browser.refresh()).statusCode).toBe(200)
})

test('refuses a session cookie without any origin header', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const [session] = [...browser.jar.values()].filter(({ name }) => name === 'fathom')
  const headers = { cookie: `fathom=${session?.value}` }
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/session/refresh', headers })
  expect(answer.statusCode).toBe(403)
})
