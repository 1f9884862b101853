import { formOf } from '@fathom/testing/forms'
import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DemoPerson } from '../../../platform/demo.ts'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser, Page } from '../browser.fixture.ts'
import { aSoftAuthenticator } from '../passkeys/soft-authenticator.fixture.ts'
import { codeAt } from './one-time-code.ts'

const STAFF: DemoPerson = {
  name: 'staff',
  affiliateId: 900001,
  affiliateType: 9,
  givenName: 'Fathom',
  familyName: 'Office',
  birthdate: '1980-01-01',
  gender: '',
  language: 'en-US',
}
const DIVER: DemoPerson = { ...STAFF, name: 'diver', affiliateId: 100001, affiliateType: 1 }

let server: AccountServer
beforeEach(async () => {
  await server?.close()
  server = await startAccountServer(await freshDatabase(), {}, [STAFF, DIVER])
})
afterAll(() => server.close())

const submit = (browser: Browser, page: Page, fields: Record<string, string>) => {
  const { action, hidden } = formOf({ html: page.html, url: `http://fathom.test${page.url}` })
  return browser.post(action, { ...hidden, ...fields })
}

const methodsOf = async (browser: Browser) => decodeJwt(await browser.idToken()).amr

const keyIn = ({ html }: Page) => />([A-Z2-7 ]{32,})</.exec(html)?.[1]?.replaceAll(' ', '') ?? ''
const recoveryCodesIn = ({ html }: Page) =>
  [...html.matchAll(/<bdi>([a-z\d]{4}(?:-[a-z\d]{4}){2})<\/bdi>/g)].map(([, code]) => code ?? '')

/** The code of the half-minute that is `ahead` from now; each counts once. */
const code = (key: string, ahead = 0) => codeAt(key, new Date(server.clock.now().getTime() + ahead * 30_000))

/** The code of the half-minute before then counts for a whole half-minute, however slow the machine is. */
const toNextHalfMinute = () => server.clock.forward(30 - ((server.clock.now().getTime() / 1000) % 30))

async function setUp(browser: Browser) {
  const page = await browser.signIn('staff')
  const key = keyIn(page)
  toNextHalfMinute()
  const codes = await submit(browser, page, { code: code(key, -1) })
  return { key, codes: recoveryCodesIn(codes), after: await submit(browser, codes, {}) }
}

test('[TS-19] staff who sign in for the first time set up an app, and get recovery codes', async () => {
  const browser = server.aBrowser()
  const page = await browser.signIn('staff')
  expect(page.html).toContain('Set up an authenticator app')
  expect(page.html).toContain('<svg')
  // The password alone has begun a session, without the rights of staff.
  expect(await methodsOf(browser)).toEqual(['pwd'])
  const wrong = await submit(browser, page, { code: '000000' })
  expect(wrong.status).toBe(422)
  expect(keyIn(wrong)).toBe(keyIn(page))
  const codes = await submit(browser, wrong, { code: code(keyIn(page)) })
  expect(recoveryCodesIn(codes)).toHaveLength(10)
  for (const text of ['Fathom recovery codes for staff@fathom.test', 'Copy codes', 'Save as file', 'Print'])
    expect(codes.html).toContain(text)
  const after = await submit(browser, codes, {})
  expect(after.url).toBe('/training/dashboard')
  expect(await methodsOf(browser)).toEqual(['pwd', 'otp', 'mfa'])
  await expect
    .poll(async () => (await server.mail.recent(20)).map(({ subject }) => subject))
    .toContain('An authenticator app was set up')
})

test('[TS-19] the second step speaks the language of the first, and returns to the same screen', async () => {
  const browser = server.aBrowser()
  const page = await browser.signIn('staff', '?lang=de-DE&returnTo=%2Foffice')
  expect(page.html).toContain('Authenticator-App einrichten')
  const codes = await submit(browser, page, { code: code(keyIn(page)) })
  expect((await submit(browser, codes, {})).url).toBe('/office')
})

test('[TS-19] later a code of the app is asked for, and each counts once', async () => {
  const { key } = await setUp(server.aBrowser())
  const browser = server.aBrowser()
  const page = await browser.signIn('staff')
  expect(page.html).toContain('Enter the six-digit code from your authenticator app.')
  expect(page.html).not.toContain('Demo:')
  const spent = code(key)
  expect((await submit(browser, page, { code: spent })).url).toBe('/training/dashboard')
  expect(await methodsOf(browser)).toContain('mfa')
  const thief = server.aBrowser()
  const again = await submit(thief, await thief.signIn('staff'), { code: spent })
  expect(again.status).toBe(422)
  expect(await methodsOf(thief)).toEqual(['pwd'])
})

test('[TS-19] a recovery code works once, is mailed, and is stored only as a hash', async () => {
  const { codes } = await setUp(server.aBrowser())
  const recovery = codes[3] ?? ''
  const enter = async (typed: string) => {
    const browser = server.aBrowser()
    return submit(browser, await browser.signIn('staff'), { code: typed })
  }
  expect((await enter(recovery.toUpperCase())).url).toBe('/training/dashboard')
  expect((await enter(recovery)).status).toBe(422)
  expect((await enter('aaaa-bbbb-cccc')).status).toBe(422)
  const stored = JSON.stringify(await server.db.query('select * from recovery_code'))
  for (const text of codes) expect(stored).not.toContain(text)
  await expect
    .poll(async () => (await server.mail.recent(20)).map(({ subject }) => subject))
    .toContain('A recovery code was used')
})

/** Types wrong codes until the page changes. */
async function guessUntilLocked(browser: Browser, first: Page): Promise<Page> {
  let page = first
  for (let guess = 0; guess < 7 && page.status !== 429; guess += 1)
    page = await submit(browser, page, { code: `00000${guess}` })
  return page
}

test('[TS-19] guessing codes is limited, and the page says what helps: not a new password', async () => {
  await setUp(server.aBrowser())
  const browser = server.aBrowser()
  const locked = await guessUntilLocked(browser, await browser.signIn('staff'))
  expect(locked.status).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
  expect(locked.html).toContain('Try again in 15 minutes.')
  expect(locked.html).toContain('ask your administrator to reset your second step')
  expect(locked.html).not.toContain('/forgotten')
})

test('[TS-22] a wrong code is recorded as a wrong password is: whose, from where, and what was wrong', async () => {
  await setUp(server.aBrowser())
  const browser = server.aBrowser('203.0.113.9')
  const { url } = await browser.beginSignIn()
  await browser.post(url, { email: 'staff@fathom.test', password: 'Wrong1234' })
  await submit(browser, await browser.signIn('staff'), { code: '000000' })
  const failed = () =>
    server.db.query(
      `select affiliate_id::int as account, host(address) as address, reason from security_event
       where kind = 'sign-in-failed' order by reason desc`,
    )
  const of = { account: STAFF.affiliateId, address: '203.0.113.9' }
  await expect.poll(failed).toEqual([
    { ...of, reason: 'password-wrong' },
    { ...of, reason: 'code-wrong' },
  ])
})

test('[TS-19] anyone who guesses codes does not lock out the owner, who has a recovery code', async () => {
  const { codes } = await setUp(server.aBrowser())
  const browser = server.aBrowser()
  const locked = await guessUntilLocked(browser, await browser.signIn('staff'))
  expect((await submit(browser, locked, { code: codes[0] ?? '' })).url).toBe('/training/dashboard')
  expect(await methodsOf(browser)).toContain('mfa')
})

test('[TS-19] recovery codes are limited too', async () => {
  await setUp(server.aBrowser())
  const browser = server.aBrowser()
  let page = await browser.signIn('staff')
  for (let guess = 0; guess < 21; guess += 1) page = await submit(browser, page, { code: 'aaaa-bbbb-cccc' })
  expect(page.status).toBe(429)
})

test('[TS-19] a set-up page that was opened before does not replace the app', async () => {
  const thief = server.aBrowser()
  const opened = await thief.signIn('staff')
  const { key } = await setUp(server.aBrowser())
  const answer = await submit(thief, opened, { code: code(keyIn(opened)) })
  expect(recoveryCodesIn(answer)).toEqual([])
  expect(answer.html).toContain('Enter the six-digit code from your authenticator app.')
  expect(await methodsOf(thief)).toEqual(['pwd'])
  const owner = server.aBrowser()
  expect((await submit(owner, await owner.signIn('staff'), { code: code(key) })).url).toBe(
    '/training/dashboard',
  )
})

test('[TS-19] two set-up pages at the same time store one app', async () => {
  const browsers = [server.aBrowser(), server.aBrowser()]
  const pages = await Promise.all(browsers.map((browser) => browser.signIn('staff')))
  const answers = await Promise.all(
    browsers.map((browser, index) => {
      const page = pages[index] as Page
      return submit(browser, page, { code: code(keyIn(page)) })
    }),
  )
  expect(answers.map((answer) => recoveryCodesIn(answer).length).sort()).toEqual([0, 10])
})

async function addPasskey(browser: Browser) {
  const key = aSoftAuthenticator('http://fathom.test')
  const options = (await browser.call('POST', '/api/auth/passkeys/options')).json()
  const added = await browser.call('POST', '/api/auth/passkeys', { response: key.create(options) })
  expect(added.statusCode).toBe(200)
}

test('[TS-19] with a passkey only, a password alone sets up no app: it is asked for the passkey', async () => {
  const owner = server.aBrowser()
  const opened = await owner.signIn('staff')
  await addPasskey(owner)
  const thief = server.aBrowser()
  const page = await thief.signIn('staff')
  expect(page.html).toContain('Use your passkey to continue.')
  expect(keyIn(page)).toBe('')
  const late = await submit(owner, opened, { code: code(keyIn(opened)) })
  expect(recoveryCodesIn(late)).toEqual([])
  expect(late.html).toContain('Use your passkey to continue.')
})

test('[TS-19] only a recent sign-in may set up the app: an older one asks for the password first', async () => {
  const browser = server.aBrowser()
  await browser.signIn('staff')
  await server.db.query(
    `update oidc_record set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::bigint - 400))
     where kind = 'Session'`,
  )
  const page = await browser.open('/api/auth/session/sign-in?secondFactor=true')
  expect(page.html).toContain('for="password"')
  expect(page.html).not.toContain('authenticator')
})

test('[TS-19] with a second factor set up, a password alone adds no passkey', async () => {
  const owner = server.aBrowser()
  await setUp(owner)
  const thief = server.aBrowser()
  await thief.signIn('staff')
  const answer = await thief.call('POST', '/api/auth/passkeys/options')
  expect([answer.statusCode, answer.json().problem]).toEqual([403, 'second-factor-needed'])
  expect((await owner.call('POST', '/api/auth/passkeys/options')).statusCode).toBe(200)
})

test('[TS-19] a second factor of one sign-in does not count in another', async () => {
  const { key } = await setUp(server.aBrowser())
  const [one, other] = [server.aBrowser(), server.aBrowser()]
  const [first, second] = [await one.signIn('staff'), await other.signIn('staff')]
  const { hidden } = formOf({ html: first.html, url: 'http://fathom.test/' })
  const { action } = formOf({ html: second.html, url: 'http://fathom.test/' })
  const mixed = await other.post(action, { ...hidden, code: code(key) })
  expect(mixed.status).toBe(400)
  expect(await methodsOf(other)).toEqual(['pwd'])
})

test('[TS-19] the mailbox alone does not remove the only second factor of staff', async () => {
  const owner = server.aBrowser()
  await owner.signIn('staff')
  await addPasskey(owner)
  const thief = server.aBrowser()
  const { url } = await thief.beginSignIn()
  const asked = await thief.post(url.replace(/sign-in$/, 'forgotten'), { email: 'staff@fathom.test' })
  const resetCode = async () => {
    const mails = (await server.mail.recent(20)).filter(({ to }) => to === 'staff@fathom.test')
    return mails.map(({ subject }) => /^\d{6}/.exec(subject)?.[0]).find(Boolean)
  }
  const mailed = await expect.poll(resetCode).toBeDefined().then(resetCode)
  const chosen = { code: mailed ?? '', password: 'Reef4321', confirmation: 'Reef4321' }
  const answer = await thief.post(asked.url, chosen)
  expect(answer.html).toContain('Use your passkey to continue.')
  expect(answer.html).not.toContain('Remove all passkeys')
  const { hidden } = formOf({ html: answer.html, url: 'http://fathom.test/' })
  await thief.post(asked.url.replace(/code$/, 'passkeys'), { ...hidden, choice: 'remove' })
  expect(await server.db.query('select from passkey where affiliate_id = 900001')).toHaveLength(1)
})

test('a diver is not asked for a second factor', async () => {
  const browser = server.aBrowser()
  expect((await browser.signIn('diver')).url).toBe('/training/dashboard')
  expect((await browser.open('/api/auth/session/sign-in?secondFactor=true')).url).toBe('/training/dashboard')
})

test('the metadata offers neither the implicit flow nor pushed requests', async () => {
  const answer = await server.app.inject({ url: '/accounts/.well-known/openid-configuration' })
  const metadata = answer.json()
  expect(metadata.response_types_supported).toEqual(['code'])
  expect(metadata.grant_types_supported).not.toContain('implicit')
  expect(metadata).not.toHaveProperty('pushed_authorization_request_endpoint')
})
