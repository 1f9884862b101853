import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'
import { aSoftAuthenticator } from './soft-authenticator.fixture.ts'

const ORIGIN = 'http://fathom.test'
let server: AccountServer
let mara: Browser

beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
  mara = server.aBrowser()
  await mara.signIn()
})
afterAll(() => server.close())

const options = async (browser = mara) => (await browser.call('POST', '/api/auth/passkeys/options')).json()
const list = async () => (await mara.call('GET', '/api/auth/passkeys')).json().items

async function registered(name?: string) {
  const key = aSoftAuthenticator(ORIGIN)
  const answer = await mara.call('POST', '/api/auth/passkeys', {
    name,
    response: key.create(await options()),
  })
  expect([answer.statusCode, answer.json().problem]).toEqual([200, undefined])
  return { key, id: answer.json().id as string }
}

/** Opens the sign-in page and makes the requests of its script. */
async function atSignIn() {
  const browser = server.aBrowser()
  const { url } = await browser.beginSignIn()
  const step = url.replace(/\/sign-in$/, '')
  const request = (await browser.send('POST', `${step}/passkey/options`)).json()
  return {
    browser,
    request,
    answer: (response: object) => browser.post(`${step}/passkey`, { response: JSON.stringify(response) }),
  }
}

test('a passkey signs in without a password', async () => {
  const { key } = await registered('My phone')
  const { browser, request, answer } = await atSignIn()
  expect(request).toMatchObject({ rpId: 'fathom.test', userVerification: 'required' })
  expect((await answer(key.get(request))).url).toBe('/training/dashboard')
  expect(decodeJwt(await browser.idToken())).toMatchObject({ email: 'diver@fathom.test' })
  expect(await list()).toContainEqual(
    expect.objectContaining({ name: 'My phone', lastUsedAt: expect.any(String) }),
  )
})

test('the owner is notified by email, and the key itself is never shown', async () => {
  await registered()
  await expect
    .poll(async () => (await server.mail.recent(20)).map(({ subject }) => subject))
    .toContain('A passkey was added')
  const [shown] = await list()
  expect(Object.keys(shown).sort()).toEqual(['createdAt', 'id', 'isSynced', 'lastUsedAt', 'name'])
})

test('a passkey without a name is named after the device, and can be renamed and removed', async () => {
  const { key, id } = await registered()
  expect(await list()).toContainEqual(
    expect.objectContaining({ id, name: expect.stringMatching(/^Chrome · Linux( \d+)?$/) }),
  )
  expect((await mara.call('PUT', `/api/auth/passkeys/${id}`, { name: ' Desk ' })).json().name).toBe('Desk')
  expect((await mara.call('DELETE', `/api/auth/passkeys/${id}`)).statusCode).toBe(204)
  expect((await mara.call('DELETE', `/api/auth/passkeys/${id}`)).statusCode).toBe(204)
  const { request, answer } = await atSignIn()
  expect((await answer(key.get(request))).html).toContain('We don’t recognize this passkey.')
})

test('a challenge works once, and only for the person it was created for', async () => {
  const request = await options()
  const first = await mara.call('POST', '/api/auth/passkeys', {
    response: aSoftAuthenticator(ORIGIN).create(request),
  })
  const again = await mara.call('POST', '/api/auth/passkeys', {
    response: aSoftAuthenticator(ORIGIN).create(request),
  })
  expect([first.statusCode, again.statusCode, again.json().problem]).toEqual([200, 422, 'passkey-refused'])
  const kai = server.aBrowser()
  await kai.signIn('instructor')
  const foreign = aSoftAuthenticator(ORIGIN).create(await options(kai))
  expect((await mara.call('POST', '/api/auth/passkeys', { response: foreign })).statusCode).toBe(422)
})

test.each([
  ['another origin', { origin: 'http://evil.test' }],
  ['a device that did not verify its owner', { isVerified: false }],
])('a passkey from %s is refused', async (_what, how) => {
  const key = aSoftAuthenticator(ORIGIN)
  const made = await mara.call('POST', '/api/auth/passkeys', { response: key.create(await options(), how) })
  expect(made.json().problem).toBe('passkey-refused')
  const good = await registered()
  const { request, answer } = await atSignIn()
  expect((await answer(good.key.get(request, how))).status).toBe(401)
})

test("a response that is replayed, or belongs to another sign-in, doesn't sign in", async () => {
  const { key } = await registered()
  const one = await atSignIn()
  const other = await atSignIn()
  expect((await one.answer(key.get(other.request))).status).toBe(401)
  const response = key.get(one.request)
  expect((await one.answer(response)).url).toBe('/training/dashboard')
  const later = await atSignIn()
  expect((await later.answer(response)).status).toBe(401)
})

test('a copy of a passkey is detected by its counter', async () => {
  const { key } = await registered()
  const first = await atSignIn()
  await first.answer(key.get(first.request, { counter: 7 }))
  const copy = await atSignIn()
  expect((await copy.answer(key.get(copy.request, { counter: 7 }))).status).toBe(401)
})

test.each([
  '',
  'null',
  '[]',
  '{"id":"x"}',
  'no json',
  '{"id":"x","response":{"clientDataJSON":"e30","authenticatorData":"x","signature":"x"}}',
])('an invalid response is refused: %s', async (response) => {
  const browser = server.aBrowser()
  const { url } = await browser.beginSignIn()
  const page = await browser.post(url.replace(/\/sign-in$/, '/passkey'), { response })
  expect(page.status).toBe(401)
})

test('passkeys with the same name are numbered, and none takes the name of another', async () => {
  const first = await registered('Boat tablet')
  const second = await registered('boat tablet')
  const names = (await list()).map((each: { name: string }) => each.name)
  expect(names).toEqual(expect.arrayContaining(['Boat tablet', 'boat tablet 2']))
  const name = (id: string, wanted: string) => mara.call('PUT', `/api/auth/passkeys/${id}`, { name: wanted })
  const refused = await name(second.id, 'Boat Tablet ')
  expect([refused.statusCode, refused.json().problem]).toEqual([409, 'name-taken'])
  expect((await name(first.id, 'BOAT TABLET')).statusCode).toBe(200)
})

test("nobody can rename or remove another person's passkey", async () => {
  const { id } = await registered()
  const kai = server.aBrowser()
  await kai.signIn('instructor')
  expect((await kai.call('PUT', `/api/auth/passkeys/${id}`, { name: 'Mine' })).statusCode).toBe(404)
  await kai.call('DELETE', `/api/auth/passkeys/${id}`)
  expect(await list()).toContainEqual(expect.objectContaining({ id }))
})
