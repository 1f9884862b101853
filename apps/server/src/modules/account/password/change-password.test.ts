import { createHash } from 'node:crypto'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'
import { hashPassword } from './password-hash.ts'

const OLD = 'Reef1234'
const CLIENT = 'fathom-portal'
let server: AccountServer
let reef: string

beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
  reef = await hashPassword(OLD)
})
afterAll(() => server.close())
beforeEach(async () => {
  await setHash(reef)
  await server.db.query('delete from attempt')
})

const setHash = (hash: string) => server.db.query('update account set password_hash = $1', [hash])

async function hashOf(email: string): Promise<string> {
  const [row] = await server.db.query<{ password_hash: string }>(
    'select password_hash from account where email = $1',
    [email],
  )
  return row?.password_hash ?? ''
}

async function signedIn(name = 'diver', password = OLD): Promise<Browser> {
  const browser = server.aBrowser()
  expect((await browser.signIn(name, '', password)).url).toBe('/training/dashboard')
  return browser
}

const aRequest = (more: object = {}) => ({
  username: 'diver@fathom.test',
  oldPassword: OLD,
  newPassword: 'Lagoon77',
  clientId: CLIENT,
  ...more,
})

const change = (browser: Browser, more?: object, path = 'password/change') =>
  browser.call('POST', `/api/auth/${path}`, aRequest(more))

test("[CA-08] the new password signs in and the old one doesn't; other sessions end and this one stays", async () => {
  const mine = await signedIn()
  const other = await signedIn()
  const { sessionId } = (await other.refresh()).json()
  const answer = await change(mine)
  expect(answer.json()).toMatchObject({ changed: true })
  expect((await other.refresh()).statusCode).toBe(401)
  expect((await mine.refresh()).statusCode).toBe(200)
  const records = await server.db.query<{ session_id: string }>('select session_id from sign_out_record')
  expect(records.map(({ session_id }) => session_id)).toContain(sessionId)
  expect((await server.aBrowser().signIn()).status).toBe(401)
  await signedIn('diver', 'Lagoon77')
})

const notificationsOf = (affiliateId: number) =>
  server.db.query('select kind, url from notification where affiliate_id = $1', [affiliateId])

test('[CA-08] the owner is notified by email, in their own language, and in every open tab', async () => {
  const kai = await signedIn('instructor')
  await change(kai, { username: 'instructor@fathom.test' })
  await expect
    .poll(async () => (await server.mail.recent(20)).find(({ to }) => to === 'instructor@fathom.test')?.html)
    .toContain('lang="de-DE"')
  expect(await notificationsOf(200001)).toEqual([{ kind: 'password-changed', url: '/settings' }])
})

test('[TS-23] the password that the person has now is no new one', async () => {
  const mine = await signedIn()
  const answer = await change(mine, { newPassword: OLD })
  expect([answer.statusCode, answer.json().problem]).toEqual([422, 'password-same'])
  expect(answer.json().errors).toEqual(['This is already your password. Choose a new one.'])
})

test('[CA-08] repeating the same change has no further effect', async () => {
  const mine = await signedIn()
  expect((await change(mine)).statusCode).toBe(200)
  const hash = await hashOf('diver@fathom.test')
  expect((await change(mine)).json()).toEqual({ changed: true, endedSessions: 0 })
  expect(await hashOf('diver@fathom.test')).toBe(hash)
})

test.each(['password/change', 'legacy/password/change'])(
  '[VA-01] [CA-08] %s reports a wrong old password and a weak new one with the texts of the specification',
  async (path) => {
    const mine = await signedIn()
    const wrong = await change(mine, { oldPassword: 'Reef9999' }, path)
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { problem: 'password-wrong', errors: ['Incorrect password'] },
    ])
    for (const newPassword of ['Abc12', 'lagoon77', 'LAGOON77']) {
      const weak = await change(mine, { newPassword }, path)
      expect(weak.json()).toMatchObject({ problem: 'password-invalid', errors: ['Enter a valid password'] })
    }
    expect(await hashOf('diver@fathom.test')).toBe(reef)
  },
)

test("[CA-08] nobody can change another person's password, and only our client is accepted", async () => {
  const mine = await signedIn()
  const theirs = await change(mine, { username: 'instructor@fathom.test' })
  expect([theirs.statusCode, theirs.json().problem]).toEqual([403, 'not-yours'])
  expect((await change(mine, { clientId: 'another' })).json().problem).toBe('unknown-client')
  expect(await hashOf('instructor@fathom.test')).toBe(reef)
})

test('[CA-08] guesses at the old password are limited', async () => {
  const mine = await signedIn()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await change(mine, { oldPassword: `Guess${tries}` })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect((await change(mine)).headers['retry-after']).toBeDefined()
})

function saltedSha1(password: string): string {
  const salt = Buffer.from('salt and')
  const sum = createHash('sha1').update(password).update(salt).digest()
  return `{SSHA}${Buffer.concat([sum, salt]).toString('base64')}`
}

test('[CA-08] an account with an imported hash signs in, is rehashed silently, and can change its password', async () => {
  await setHash(saltedSha1('Imported1'))
  expect((await server.aBrowser().signIn('diver', '', 'imported1')).status).toBe(401)
  const [before] = await server.db.query('select password_changed_at from account')
  const mine = await signedIn('diver', 'Imported1')
  expect(await hashOf('diver@fathom.test')).toMatch(/^\$argon2id\$/)
  expect(await server.db.query('select password_changed_at from account')).toContainEqual(before)
  const answer = await change(mine, { oldPassword: 'Imported1' }, 'legacy/password/change')
  expect(answer.statusCode).toBe(200)
  await signedIn('diver', 'Lagoon77')
})

test('[CA-08] legacy/password/change accepts the old hash itself, for people who signed in another way', async () => {
  const mine = await signedIn()
  await setHash(saltedSha1('Imported1'))
  const answer = await change(mine, { oldPassword: 'Imported1' }, 'legacy/password/change')
  expect(answer.statusCode).toBe(200)
  expect(await hashOf('diver@fathom.test')).toMatch(/^\$argon2id\$/)
})

test.each([
  ['Password1', 'password-common'],
  ['MaraLindqvist', 'password-personal'],
])('[TS-23] %s is refused as the new password', async (newPassword, problem) => {
  const answer = await change(await signedIn(), { newPassword })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ problem, errors: [expect.stringContaining('password')] })
})
