import { createHmac, generateKeyPairSync } from 'node:crypto'
import { freshDatabase } from '@fathom/testing/world'
import { base64url, decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'

let server: AccountServer
let good: string
let signingKey: JWK

beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
  const browser = server.aBrowser()
  await browser.signIn()
  good = await browser.idToken()
  const [row] = await server.db.query<{ sealed: string }>('select sealed from oidc_key')
  signingKey = JSON.parse(server.secrets.open(row?.sealed ?? '', 'identity signing key'))
})
afterAll(() => server.close())

async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.app.inject({ url: '/api/learning/who-am-i', headers })).statusCode
}

/** The valid token's claims, changed, and signed with the server's own key unless another is given. */
async function tokenWith(changes: Record<string, unknown>, key: JWK = signingKey, alg = 'ES256') {
  const claims = { ...decodeJwt(good), ...changes }
  const signer = new SignJWT(claims).setProtectedHeader({ alg, kid: signingKey.kid ?? '' })
  return signer.sign(await importJWK(key, alg))
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600

test('[CA-01] the server accepts its own token, and a copy signed with its key', async () => {
  expect(await statusWith(good)).toBe(200)
  expect(await statusWith(await tokenWith({}))).toBe(200)
})

test('[CA-01] a token signed with a foreign key gets 401', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  expect(await statusWith(await tokenWith({}, await exportJWK(privateKey)))).toBe(401)
})

test('[CA-01] a changed payload gets 401', async () => {
  const [head, , signature] = good.split('.')
  const payload = base64url.encode(JSON.stringify({ ...decodeJwt(good), affiliate_id: 900001 }))
  expect(await statusWith(`${head}.${payload}.${signature}`)).toBe(401)
})

test('[CA-01] an expired token, and one without an expiry, get 401', async () => {
  expect(await statusWith(await tokenWith({ exp: anHourAgo() }))).toBe(401)
  expect(await statusWith(await tokenWith({ exp: undefined }))).toBe(401)
})

test('[CA-01] a token for another audience or of another issuer gets 401', async () => {
  expect(await statusWith(await tokenWith({ aud: 'another-portal' }))).toBe(401)
  expect(await statusWith(await tokenWith({ iss: 'http://evil.test/accounts' }))).toBe(401)
})

test('[CA-01] an unsigned token gets 401', async () => {
  const payload = good.split('.')[1]
  for (const alg of ['none', 'None', 'NONE']) {
    const head = base64url.encode(JSON.stringify({ alg, kid: signingKey.kid }))
    expect(await statusWith(`${head}.${payload}.`)).toBe(401)
  }
})

test('[CA-01] the public key is not accepted as a shared secret', async () => {
  const { d: _private, ...publicKey } = signingKey
  const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    type: 'spki',
    format: 'pem',
  })
  const payload = good.split('.')[1]
  const head = base64url.encode(JSON.stringify({ alg: 'HS256', kid: signingKey.kid }))
  for (const secret of [JSON.stringify(publicKey), publicKey.x ?? '', pem]) {
    const signature = createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')
    expect(await statusWith(`${head}.${payload}.${signature}`)).toBe(401)
  }
})

test('[CA-01] a token without a usable person gets 401', async () => {
  expect(await statusWith(await tokenWith({ affiliate_id: 'all' }))).toBe(401)
  expect(await statusWith(await tokenWith({ affiliate_type_id: 7 }))).toBe(401)
})

test('[TS-16] a token that names no session gets 401, because nobody could end it', async () => {
  expect(await statusWith(await tokenWith({ sid: undefined }))).toBe(401)
})

test('[CA-01] a missing or malformed token gets 401', async () => {
  expect((await server.app.inject({ url: '/api/learning/who-am-i' })).statusCode).toBe(401)
  expect(await statusWith('not-a-token')).toBe(401)
  expect(await statusWith('a.b.c')).toBe(401)
})
