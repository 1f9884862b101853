import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'
import type { Browser } from '../../account/browser.fixture.ts'

const SHOP = {
  clientId: 'shop',
  redirectUri: 'https://shop.example/sso?from=portal',
  secret: 'known to the shop',
}
const CLUB = { clientId: 'club', redirectUri: 'https://club.example/in', secret: 'known to the club' }

let server: AccountServer
let browser: Browser
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase(), { SSO_TARGETS: JSON.stringify([SHOP, CLUB]) })
  browser = server.aBrowser()
  await browser.signIn()
})
afterAll(() => server.close())

async function exchange(body: object) {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/sso/exchange',
    headers: { authorization: `Bearer ${await browser.idToken()}` },
    payload: body,
  })
}

const input = { clientId: SHOP.clientId, redirectUri: SHOP.redirectUri, extraData: 'cart=7' }

async function aCode(): Promise<string> {
  const { redirectUri } = (await exchange(input)).json()
  return new URL(redirectUri).searchParams.get('code') ?? ''
}

function redeem(code: string, { clientId, secret }: { clientId: string; secret: string } = SHOP) {
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString(
    'base64',
  )
  const headers = { authorization: `Basic ${basic}` }
  return server.app.inject({ method: 'POST', url: '/api/auth/sso/redeem', headers, payload: { code } })
}

test('[CA-07] [CA-47] the exchange redirects to the registered site, whose server learns who came', async () => {
  const answer = await exchange(input)
  expect(answer.statusCode).toBe(200)
  const to = new URL(answer.json().redirectUri)
  expect([to.origin, to.pathname, to.searchParams.get('from')]).toEqual([
    'https://shop.example',
    '/sso',
    'portal',
  ])
  const person = await redeem(to.searchParams.get('code') ?? '')
  expect(person.json()).toEqual({
    sub: expect.any(String),
    affiliateId: 100001,
    affiliateTypeId: 1,
    globalUuid: expect.any(String),
    email: 'diver@fathom.test',
    givenName: 'Mara',
    familyName: 'Lindqvist',
    locale: 'en-US',
    extraData: 'cart=7',
  })
})

test.each([
  { ...input, redirectUri: 'https://evil.example/sso' },
  { ...input, redirectUri: 'https://shop.example/sso' },
  { ...input, redirectUri: 'https://shop.example/sso?from=portal&next=//evil.example' },
  { ...input, redirectUri: 'https://shop.example@evil.example/sso?from=portal' },
  { ...input, redirectUri: CLUB.redirectUri },
  { ...input, clientId: 'nobody' },
])('[CA-07] an unregistered target gets no code: %j', async (body) => {
  const answer = await exchange(body)
  expect([answer.statusCode, answer.json().problem]).toEqual([422, 'unknown-target'])
  expect(answer.body).not.toContain('code=')
})

test('[CA-07] a code works once, even with two concurrent requests', async () => {
  const code = await aCode()
  const answers = await Promise.all([redeem(code), redeem(code)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect((await redeem(code)).json()).toMatchObject({ problem: 'invalid-code' })
})

test('[CA-07] a code expires after a minute', async () => {
  const code = await aCode()
  server.clock.forward(61)
  const late = await redeem(code)
  server.clock.forward(-61)
  expect(late.statusCode).toBe(400)
})

test('[CA-07] a code is useless to another site or without the secret, and stays valid for its own', async () => {
  const code = await aCode()
  expect((await redeem(code, CLUB)).json()).toMatchObject({ problem: 'invalid-code' })
  expect((await redeem(code, { ...SHOP, secret: 'guessed' })).statusCode).toBe(401)
  expect((await redeem(code)).statusCode).toBe(200)
})

test('the database contains nothing that could be redeemed', async () => {
  const code = await aCode()
  const [row] = await server.db.query<{ all: string }>(
    'select string_agg(sso_code::text, $1) as all from sso_code',
    [''],
  )
  expect(row?.all).not.toContain(code)
  expect(row?.all).not.toContain('diver@fathom.test')
})

test('rate-limits guessing of secrets', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 51; tries++)
    statuses.push((await redeem('x', { ...SHOP, secret: `guess ${tries}` })).statusCode)
  expect(statuses.at(-1)).toBe(429)
  expect((await redeem(await aCode())).statusCode).toBe(200)
})
