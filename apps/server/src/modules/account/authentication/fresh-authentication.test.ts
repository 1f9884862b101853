import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'
import { aSoftAuthenticator } from '../passkeys/soft-authenticator.fixture.ts'

const ORIGIN = 'http://fathom.test'
let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

async function aSignedIn(name = 'diver'): Promise<Browser> {
  const browser = server.aBrowser()
  await browser.signIn(name)
  return browser
}

const PROTECTED = [
  ['POST', '/api/auth/passkeys/options'],
  ['DELETE', '/api/auth/passkeys/018f0000-0000-7000-8000-000000000001'],
  ['POST', '/api/auth/user/export'],
  ['GET', '/api/auth/user/export/018f0000-0000-7000-8000-000000000001/file'],
] as const

const refused = { problem: 'authentication-needed' }

/** As if the person had signed in that long ago. */
const age = (seconds: number) =>
  server.db.query(`update web_session set authenticated_at = now() - $1 * interval '1 second'`, [seconds])

async function addPasskey(browser: Browser) {
  const key = aSoftAuthenticator(ORIGIN)
  const options = (await browser.call('POST', '/api/auth/passkeys/options')).json()
  const added = await browser.call('POST', '/api/auth/passkeys', { response: key.create(options) })
  expect(added.statusCode).toBe(200)
  return key
}

test('[TS-17] a token says when the person signed in, and how', async () => {
  const claims = decodeJwt(await (await aSignedIn()).idToken())
  expect(Number(claims.auth_time)).toBeGreaterThan(Date.now() / 1000 - 60)
  expect(claims.amr).toEqual(['pwd'])
})

test.each(PROTECTED)(
  '[TS-17] %s %s needs an authentication of the last five minutes',
  async (method, path) => {
    const browser = await aSignedIn()
    const send = () => browser.call(method, path)
    await age(290)
    expect((await send()).body).not.toContain(refused.problem)
    await age(310)
    const answer = await send()
    expect([answer.statusCode, answer.json()]).toMatchObject([403, refused])
  },
)

test.each(PROTECTED)('[TS-17] %s %s is closed to a bearer without its browser', async (method, url) => {
  const headers = { authorization: `Bearer ${await (await aSignedIn()).idToken()}` }
  const answer = await server.app.inject({ method, url, headers })
  expect([answer.statusCode, answer.json()]).toMatchObject([403, refused])
})

test('[TS-17] adding the passkey itself is checked again, not only its options', async () => {
  const browser = await aSignedIn()
  const options = (await browser.call('POST', '/api/auth/passkeys/options')).json()
  await age(310)
  const response = aSoftAuthenticator(ORIGIN).create(options)
  expect((await browser.call('POST', '/api/auth/passkeys', { response })).json()).toMatchObject(refused)
})

test('[TS-17] the password opens it for five minutes, and a wrong one does not', async () => {
  const browser = await aSignedIn()
  await age(310)
  const wrong = await browser.call('POST', '/api/auth/user/authenticate', { password: 'Lagoon77' })
  expect([wrong.statusCode, wrong.json().problem]).toEqual([422, 'password-wrong'])
  expect((await browser.call('POST', '/api/auth/passkeys/options')).statusCode).toBe(403)
  const right = await browser.call('POST', '/api/auth/user/authenticate', { password: 'Reef1234' })
  expect(right.statusCode).toBe(200)
  expect((await browser.call('POST', '/api/auth/passkeys/options')).statusCode).toBe(200)
})

test('[TS-17] a passkey opens it too, but not that of another person', async () => {
  const [mara, kai] = [await aSignedIn(), await aSignedIn('instructor')]
  const [own, other] = [await addPasskey(mara), await addPasskey(kai)]
  await age(310)
  const prove = async (key: typeof own, counter: number) => {
    const options = (await mara.call('POST', '/api/auth/user/authenticate/options')).json()
    return mara.call('POST', '/api/auth/user/authenticate', { response: key.get(options, { counter }) })
  }
  expect((await prove(other, 1)).json()).toMatchObject({ problem: 'passkey-refused' })
  expect((await mara.call('POST', '/api/auth/passkeys/options')).statusCode).toBe(403)
  expect((await prove(own, 2)).statusCode).toBe(200)
  expect((await mara.call('POST', '/api/auth/passkeys/options')).statusCode).toBe(200)
})

test('[TS-17] one browser proves nothing for another one of the same person', async () => {
  const [desk, phone] = [await aSignedIn(), await aSignedIn()]
  await age(310)
  await desk.call('POST', '/api/auth/user/authenticate', { password: 'Reef1234' })
  expect((await phone.call('POST', '/api/auth/user/export')).json()).toMatchObject(refused)
})

test('[TS-17] a stale bearer is not fresh because it comes with the cookie of a fresh browser, nor the other way round', async () => {
  const [desk, phone] = [await aSignedIn(), await aSignedIn()]
  await age(310)
  await desk.call('POST', '/api/auth/user/authenticate', { password: 'Reef1234' })
  const cookieOf = ({ jar }: Browser) =>
    [...jar.values()].map(({ name, value }) => `${name}=${value}`).join('; ')
  const send = async (bearer: Browser, cookies: Browser) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/passkeys/options',
      headers: { authorization: `Bearer ${await bearer.idToken()}`, cookie: cookieOf(cookies) },
    })
  expect((await send(desk, desk)).statusCode).toBe(200)
  for (const answer of [await send(phone, desk), await send(desk, phone)])
    expect([answer.statusCode, answer.json()]).toMatchObject([403, refused])
})

test('[TS-17] deleting the account asks for the password, unless the person has just proved who they are', async () => {
  const browser = await aSignedIn('instructor')
  await age(310)
  expect((await browser.call('POST', '/api/auth/user/delete', {})).json()).toMatchObject(refused)
  const wrong = await browser.call('POST', '/api/auth/user/delete', { password: 'Lagoon77' })
  expect(wrong.json()).toMatchObject({ problem: 'password-wrong' })
})

test('[TS-16] [TS-17] a stolen bearer adds no passkey after its owner signed out everywhere and changed the password', async () => {
  const owner = await aSignedIn()
  const thief = { authorization: `Bearer ${await owner.idToken()}` }
  const add = () => server.app.inject({ method: 'POST', url: '/api/auth/passkeys/options', headers: thief })
  expect((await add()).statusCode).toBe(403)
  await owner.signOut()
  const again = await aSignedIn()
  const username = 'diver@fathom.test'
  const change = { clientId: 'fathom-portal', username, oldPassword: 'Reef1234', newPassword: 'Lagoon77' }
  expect((await again.call('POST', '/api/auth/password/change', change)).statusCode).toBe(200)
  expect((await add()).statusCode).toBe(401)
  await again.call('POST', '/api/auth/password/change', {
    ...change,
    oldPassword: 'Lagoon77',
    newPassword: 'Reef1234',
  })
})

test('[TS-18] removing a passkey is mailed to its owner, once', async () => {
  const browser = await aSignedIn()
  await addPasskey(browser)
  const [{ id }] = (await browser.call('GET', '/api/auth/passkeys')).json().items
  for (let round = 0; round < 2; round += 1)
    expect((await browser.call('DELETE', `/api/auth/passkeys/${id}`)).statusCode).toBe(204)
  const mails = async () =>
    (await server.mail.recent(50)).filter(({ subject }) => subject === 'A passkey was removed').length
  await expect.poll(mails).toBe(1)
})
