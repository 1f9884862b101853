import { formOf } from '@fathom/testing/forms'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase(), {}, [STAFF, DIVER])
})
beforeEach(async () => {
  for (const table of ['second_factor', 'recovery_code', 'passkey', 'attempt'])
    await server.db.query(`delete from ${table}`)
})
afterAll(() => server.close())

const submit = (browser: Browser, page: Page, fields: Record<string, string>) => {
  const { action, hidden } = formOf({ html: page.html, url: `http://fathom.test${page.url}` })
  return browser.post(action, { ...hidden, ...fields })
}

/** The code of the half-minute that is `ahead` from now; each counts once. */
const code = (key: string, ahead = 0) => codeAt(key, new Date(server.clock.now().getTime() + ahead * 30_000))

/** Signed in with an app that was set up just now, whose codes from now on are unused. */
async function aStaffMember() {
  const browser = server.aBrowser()
  const page = await browser.signIn('staff')
  const key = />([A-Z2-7 ]{32,})</.exec(page.html)?.[1]?.replaceAll(' ', '') ?? ''
  const shown = await submit(browser, page, { code: code(key, -1) })
  const codes = [...shown.html.matchAll(/[a-z\d]{4}(?:-[a-z\d]{4}){2}/g)].map(([text]) => text)
  await submit(browser, shown, {})
  return { browser, key, codes }
}

const entersWith = async (typed: string) => {
  const browser = server.aBrowser()
  return (await submit(browser, await browser.signIn('staff'), { code: typed })).url === '/training/dashboard'
}

const KEY = '/api/auth/second-factor/key'
const CODES = '/api/auth/second-factor/recovery-codes'
const APP = '/api/auth/second-factor'

test('[TS-19] staff replace their app with a code of the old one, which then stops working', async () => {
  const { browser, key, codes } = await aStaffMember()
  const made = (await browser.call('POST', KEY, { code: code(key) })).json()
  expect(made.uri).toContain(made.secret)
  const wrong = await browser.call('PUT', APP, { key: made.key, code: '000000' })
  expect([wrong.statusCode, wrong.json().problem]).toEqual([422, 'code-wrong'])
  const replaced = await browser.call('PUT', APP, { key: made.key, code: code(made.secret, -1) })
  expect(replaced.json().codes).toHaveLength(10)
  expect(await entersWith(code(key, 1))).toBe(false)
  expect(await entersWith(codes[0] ?? '')).toBe(false)
  expect(await entersWith(code(made.secret))).toBe(true)
  expect(await entersWith(replaced.json().codes[0])).toBe(true)
})

test('[TS-19] the key of a new app counts once', async () => {
  const { browser, key } = await aStaffMember()
  const made = (await browser.call('POST', KEY, { code: code(key) })).json()
  const replace = (ahead: number) =>
    browser.call('PUT', APP, { key: made.key, code: code(made.secret, ahead) })
  expect((await replace(-1)).statusCode).toBe(200)
  for (const ahead of [-1, 0, 1]) {
    const again = await replace(ahead)
    expect([again.statusCode, again.json().problem]).toEqual([422, 'key-expired'])
  }
  expect(await entersWith(code(made.secret))).toBe(true)
})

test('[TS-19] staff without the old phone replace the app with a recovery code', async () => {
  const { browser, codes } = await aStaffMember()
  const made = (await browser.call('POST', KEY, { code: codes[2] })).json()
  expect((await browser.call('PUT', APP, { key: made.key, code: code(made.secret) })).statusCode).toBe(200)
})

test('[TS-19] staff with a passkey confirm the new app with it', async () => {
  const { browser } = await aStaffMember()
  const passkey = aSoftAuthenticator('http://fathom.test')
  const creation = (await browser.call('POST', '/api/auth/passkeys/options')).json()
  await browser.call('POST', '/api/auth/passkeys', { response: passkey.create(creation) })
  const other = aSoftAuthenticator('http://fathom.test')
  const prove = async (by: typeof passkey) => {
    const options = (await browser.call('POST', '/api/auth/user/authenticate/options')).json()
    return browser.call('POST', KEY, { response: by.get(options) })
  }
  expect((await prove(other)).json().problem).toBe('passkey-refused')
  expect((await prove(passkey)).statusCode).toBe(200)
})

test('[TS-19] new recovery codes replace the old ones, are mailed and recorded', async () => {
  const { browser, key, codes } = await aStaffMember()
  expect((await browser.call('GET', APP)).json().recoveryCodesLeft).toBe(10)
  const renewed = (await browser.call('POST', CODES, { code: code(key) })).json().codes
  expect(renewed).toHaveLength(10)
  expect(await entersWith(codes[0] ?? '')).toBe(false)
  expect(await entersWith(renewed[0])).toBe(true)
  expect((await browser.call('GET', APP)).json().recoveryCodesLeft).toBe(9)
  await expect
    .poll(async () => (await server.mail.recent(20)).map(({ subject }) => subject))
    .toContain('New recovery codes were created')
  await expect
    .poll(() => server.db.query(`select from security_event where kind = 'recovery-codes-renewed'`))
    .toHaveLength(1)
})

test.each([
  ['POST', KEY],
  ['POST', CODES],
] as const)(
  '[TS-19] %s %s needs the factor itself: a code counts once, a wrong one not at all',
  async (method, path) => {
    const { browser, key } = await aStaffMember()
    const spent = code(key)
    expect(await entersWith(spent)).toBe(true)
    for (const typed of [spent, '000000', 'aaaa-bbbb-cccc']) {
      const answer = await browser.call(method, path, { code: typed })
      expect([answer.statusCode, answer.json().problem]).toEqual([422, 'code-wrong'])
    }
  },
)

test('[TS-19] guesses here and at sign-in count together', async () => {
  const { browser } = await aStaffMember()
  const guesses = Array.from({ length: 7 }, (_, index) => `00000${index}`)
  const statuses: number[] = []
  for (const typed of guesses) statuses.push((await browser.call('POST', KEY, { code: typed })).statusCode)
  expect(statuses.at(-1)).toBe(429)
  const thief = server.aBrowser()
  expect((await submit(thief, await thief.signIn('staff'), { code: '000000' })).status).toBe(429)
})

test.each([
  ['POST', KEY, { code: '000000' }],
  ['POST', CODES, { code: '000000' }],
  ['PUT', APP, { key: 'x', code: '000000' }],
] as const)('[TS-17] %s %s needs a fresh authentication', async (method, path, body) => {
  const { browser } = await aStaffMember()
  await server.db.query(`update web_session set authenticated_at = now() - interval '310 seconds'`)
  const answer = await browser.call(method, path, body)
  expect([answer.statusCode, answer.json().problem]).toEqual([403, 'authentication-needed'])
})

test.each([
  ['GET', APP, undefined],
  ['POST', KEY, { code: '000000' }],
  ['POST', CODES, { code: '000000' }],
  ['PUT', APP, { key: 'x', code: '000000' }],
] as const)('[TS-19] %s %s is closed to a password alone, and to others', async (method, path, body) => {
  await aStaffMember()
  const thief = server.aBrowser()
  await thief.signIn('staff')
  expect((await thief.call(method, path, body)).json().problem).toBe('second-factor-needed')
  const diver = server.aBrowser()
  await diver.signIn('diver')
  const answer = await diver.call(method, path, body)
  expect([answer.statusCode, answer.json().problem]).toEqual([403, 'not-allowed'])
})

test('[TS-19] a key for a new app works for its person only, and for a quarter of an hour', async () => {
  const { browser, key } = await aStaffMember()
  const made = (await browser.call('POST', KEY, { code: code(key) })).json()
  const changed = `${made.key.slice(0, -4)}AAAA`
  const forged = await browser.call('PUT', APP, { key: changed, code: code(made.secret) })
  expect(forged.json().problem).toBe('key-expired')
  server.clock.forward(16 * 60)
  await browser.call('POST', '/api/auth/user/authenticate', { password: 'Reef1234' })
  const late = await browser.call('PUT', APP, { key: made.key, code: code(made.secret) })
  expect([late.statusCode, late.json().problem]).toEqual([422, 'key-expired'])
})
