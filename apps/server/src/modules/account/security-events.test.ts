import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'
import type { Browser } from './browser.fixture.ts'
import { aSoftAuthenticator } from './passkeys/soft-authenticator.fixture.ts'

const MARA = 100001
const KAI = 200001
let server: AccountServer
/** Each test has an address of its own, and sees only what came from there. */
let address = ''
let tests = 0

beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.query('delete from attempt')
  tests += 1
  address = `203.0.113.${tests}`
})

type Row = { kind: string; account: number | null; address: string; count: number }

const listEvents = () =>
  server.db.query<Row>(
    `select kind, affiliate_id::int as account, host(address) as address, sum(count)::int as count
     from security_event where address = $1 group by 1, 2, 3 order by min(first_at), 1`,
    [address],
  )

const anEvent = (kind: string, account: number | null = MARA, count = 1): Row => ({
  kind,
  account,
  address,
  count,
})

/** Polls, because recording happens beside the call. */
const expectEvents = (events: readonly Row[]) => expect.poll(listEvents).toEqual(events)

async function aSignedIn(): Promise<Browser> {
  const browser = server.aBrowser(address)
  expect((await browser.signIn()).url).toBe('/training/dashboard')
  return browser
}

async function guess(browser: Browser, email: string, times = 1) {
  const { url } = await browser.beginSignIn()
  for (let at = 0; at < times; at++) await browser.post(url, { email, password: 'Wrong1234' })
}

test('[TS-22] sign-ins are recorded with account and address', async () => {
  await aSignedIn()
  await expectEvents([anEvent('sign-in')])
})

test('[TS-22] another name and another birth date are recorded, without what they were; the same and other fields are not', async () => {
  const browser = await aSignedIn()
  const real = (await browser.call('GET', '/api/auth/user/diver@fathom.test')).json()
  const { firstName, middleName, lastName, birthDate, gender } = real
  const save = (more: object) => {
    const person = { affiliateId: MARA, firstName, middleName, lastName, birthDate, gender }
    const body = { ...person, clientId: 'fathom-portal', ...more }
    return browser.call('PUT', '/api/auth/user/update/diver@fathom.test', body)
  }
  for (const more of [{}, { gender: 'other' }, { birthDate: '1985-06-01' }, {}, { lastName: 'Lind' }, {}])
    expect((await save(more)).statusCode).toBe(200)
  await expectEvents([
    anEvent('sign-in'),
    anEvent('birth-date-changed', MARA, 2),
    anEvent('name-changed', MARA, 2),
  ])
  const stored = JSON.stringify(await server.db.query('select * from security_event'))
  expect(stored).not.toContain('1985-06-01')
})

test('[TS-22] a wrong password is recorded for the account it was tried on, an unknown e-mail without one', async () => {
  const browser = server.aBrowser(address)
  await guess(browser, 'diver@fathom.test', 2)
  await expectEvents([anEvent('sign-in-failed', MARA, 2)])
  await guess(browser, 'nobody@fathom.test')
  await expectEvents([anEvent('sign-in-failed', MARA, 2), anEvent('sign-in-failed', null)])
})

test('[TS-22] guesses beyond the limit are recorded as limited', async () => {
  await guess(server.aBrowser(address), 'diver@fathom.test', 12)
  await expectEvents([anEvent('sign-in-failed', MARA, 10), anEvent('limited', MARA, 2)])
})

test('[TS-22] a form from another site is recorded as refused', async () => {
  const browser = server.aBrowser(address)
  const { url } = await browser.beginSignIn()
  await browser.post(url, {}, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })
  await expectEvents([anEvent('refused', null)])
})

const codeFor = async (email: string) => {
  const [mail] = await server.mailsTo(email)
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('[TS-22] a sign-up is recorded with the new account', async () => {
  const email = 'lea@fathom.test'
  const browser = server.aBrowser(address)
  const page = await browser.beginSignIn('?type=diver')
  const passwords = { password: 'Koralle-77', confirmation: 'Koralle-77' }
  const person = { type: 'diver', givenName: 'Lea', familyName: 'Sommer', birthdate: '1999-05-06', email }
  const codePage = await browser.post(page.url, { ...person, ...passwords })
  expect((await browser.post(codePage.url, { code: await codeFor(email) })).url).toBe('/training/dashboard')
  const [lea] = await server.db.query<{ id: number }>(
    'select affiliate_id::int as id from account where email = $1',
    [email],
  )
  await expectEvents([anEvent('sign-up', lea?.id), anEvent('sign-in', lea?.id)])
})

test('[TS-22] a wrong reset code and the reset itself are recorded', async () => {
  const browser = server.aBrowser(address)
  const { url } = await browser.beginSignIn()
  const page = await browser.post(url.replace('/sign-in', '/forgotten'), { email: 'diver@fathom.test' })
  const code = await codeFor('diver@fathom.test')
  const passwords = { password: 'Reef1234', confirmation: 'Reef1234' }
  await browser.post(page.url, { code: code === '111111' ? '222222' : '111111', ...passwords })
  await expectEvents([anEvent('sign-in-failed')])
  expect((await browser.post(page.url, { code, ...passwords })).status).toBeLessThan(400)
  await expect.poll(listEvents).toContainEqual(anEvent('password-reset'))
})

test('[TS-22] changes of factors and failed proofs of identity are recorded', async () => {
  const browser = await aSignedIn()
  const change = (oldPassword: string, newPassword: string) =>
    browser.call('POST', '/api/auth/password/change', {
      username: 'diver@fathom.test',
      clientId: 'fathom-portal',
      oldPassword,
      newPassword,
    })
  expect((await change('Wrong1234', 'Lagoon-77')).statusCode).toBe(422)
  expect((await change('Reef1234', 'Lagoon-77')).statusCode).toBe(200)
  expect((await change('Lagoon-77', 'Atoll-4711')).statusCode).toBe(200)
  const options = (await browser.call('POST', '/api/auth/passkeys/options')).json()
  const response = aSoftAuthenticator('http://fathom.test').create(options)
  const { id } = (await browser.call('POST', '/api/auth/passkeys', { response })).json()
  for (let round = 0; round < 2; round++) await browser.call('DELETE', `/api/auth/passkeys/${id}`)
  await expectEvents([
    anEvent('sign-in'),
    anEvent('identity-check-failed'),
    anEvent('password-changed', MARA, 2),
    anEvent('passkey-added'),
    anEvent('passkey-removed'),
  ])
  const stored = JSON.stringify(await server.db.query('select * from security_event'))
  expect(stored).toContain(address)
  expect(stored).not.toMatch(/@|%40|Wrong1234|Lagoon|Atoll|Reef1234|eyJ|Bearer|accounts_|fathom\.test/i)
})

test('[TS-22] the log keeps account id and address of a deleted person', async () => {
  await server.aBrowser(address).signIn('instructor')
  await expectEvents([anEvent('sign-in', KAI)])
  await server.db.transaction(async (tx) => {
    await server.session.forgetPerson?.(tx, KAI)
    await server.account.forgetPerson?.(tx, KAI)
  })
  expect(await listEvents()).toEqual([anEvent('sign-in', KAI)])
})
