import { freshDatabase } from '@fathom/testing/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'
import { OUTSIDE_CLAIMS, signInOutside, startOutsideProvider } from './outside-provider.fixture.ts'
import { createProviderClient } from './provider-client.ts'

const PUBLIC_URL = 'http://fathom.test'
const CALLBACK = `${PUBLIC_URL}/api/auth/session/callback`
const EVERYTHING = /./

let server: AccountServer
let outside: Awaited<ReturnType<typeof startOutsideProvider>>

beforeAll(async () => {
  outside = await startOutsideProvider(CALLBACK)
  server = await startAccountServer(await freshDatabase(), {
    PUBLIC_URL,
    OIDC_ISSUER: outside.issuer,
    OIDC_CLIENT_ID: 'fathom-elsewhere',
    OIDC_CLIENT_SECRET: 'known-to-both',
    OIDC_CLAIMS: OUTSIDE_CLAIMS,
    LOG_LEVEL: 'silent',
  })
})
afterEach(() => outside.lose(undefined))
afterAll(async () => {
  await server.close()
  outside.stop()
})

async function beginSignIn() {
  const browser = server.aBrowser()
  const begin = await browser.send('GET', '/api/auth/session/sign-in?returnTo=%2Fprofile')
  const back = await signInOutside(String(begin.headers.location))
  return { browser, finish: () => browser.send('GET', back.pathname + back.search) }
}

const AWAY = { status: 503, problem: 'account-provider-unavailable' }

test('[OP-05] a session outlives an outage of its provider', async () => {
  const { browser, finish } = await beginSignIn()
  await finish()
  await server.db.query('update web_session set id_token_expires_at = now()')
  outside.lose(EVERYTHING)
  const refused = await browser.refresh()
  expect(refused.json()).toMatchObject(AWAY)
  expect(refused.headers['retry-after']).toBe('5')
  outside.lose(undefined)
  expect((await browser.refresh()).statusCode).toBe(200)
})

test('[OP-05] a sign-in that ends during an outage says so, and goes on when its page is loaded again', async () => {
  const { browser, finish } = await beginSignIn()
  outside.lose(EVERYTHING)
  expect((await finish()).json()).toMatchObject(AWAY)
  outside.lose(undefined)
  expect((await finish()).headers.location).toBe('/profile')
  expect((await browser.refresh()).statusCode).toBe(200)
})

test('[OP-05] signing out during an outage works', async () => {
  const { browser, finish } = await beginSignIn()
  await finish()
  outside.lose(EVERYTHING)
  expect((await browser.signOut()).statusCode).toBe(200)
  outside.lose(undefined)
  expect((await browser.refresh()).statusCode).toBe(401)
})

function aLog() {
  const lines: string[] = []
  const keep = (_details: unknown, text?: string) => void lines.push(text ?? '')
  return { lines, warn: keep, error: keep }
}

const aClient = (log = aLog()) =>
  createProviderClient({
    ...{ issuer: outside.issuer, clientId: 'fathom-elsewhere', clientSecret: 'known-to-both', log },
    ...{ callbackUrl: CALLBACK, afterSignOutUrl: PUBLIC_URL },
  })

async function someTokens() {
  const client = aClient()
  const step = client.newStep()
  const back = await signInOutside(await client.signInUrl(step, {}))
  return client.exchange(back, step)
}

test('[OP-05] a refresh token isn’t spent while its answer could not be verified', async () => {
  const { refreshToken = '' } = await someTokens()
  const client = aClient()
  outside.lose(/jwks/)
  await expect(client.refresh(refreshToken)).rejects.toMatchObject(AWAY)
  outside.lose(undefined)
  expect((await client.refresh(refreshToken)).idToken).toBeTruthy()
})

test('[OP-05] an outage of the provider is logged once when it begins and once when it’s over', async () => {
  const { idToken, refreshToken = '' } = await someTokens()
  const log = aLog()
  const client = aClient(log)
  outside.lose(EVERYTHING)
  for (const ask of [() => client.refresh(refreshToken), () => client.verify(idToken), client.discover])
    await expect(ask()).rejects.toMatchObject(AWAY)
  outside.lose(undefined)
  await client.verify(idToken)
  await client.refresh(refreshToken)
  expect(log.lines).toEqual([
    'the account provider is away; nobody can sign in until it is back',
    'the account provider is back',
  ])
})

test('[OP-05] what a provider refuses is no outage', async () => {
  const log = aLog()
  const client = aClient(log)
  await expect(client.refresh('unknown')).rejects.toMatchObject({ error: 'invalid_grant' })
  await expect(client.verify('not a token')).rejects.toMatchObject({ code: 'ERR_JWS_INVALID' })
  expect(log.lines).toEqual([])
})
