import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'
import { findPerson } from './find-person.ts'

const EMAIL = 'diver@fathom.test'
let server: AccountServer
let mara: Browser
let version: number

beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
  mara = server.aBrowser()
  await mara.signIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  version = (await read()).version
})

const read = async () => (await mara.call('GET', `/api/auth/user/${EMAIL}`)).json()

const person = {
  affiliateId: 100001,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  middleName: 'Elin',
  birthDate: '1991-04-18',
  gender: 'female',
  clientId: 'fathom-portal',
}

function update(more: object, { email = EMAIL, ifMatch = '' } = {}) {
  const headers: Record<string, string> = ifMatch ? { 'if-match': ifMatch } : {}
  return mara.call(
    'PUT',
    `/api/auth/user/update/${encodeURIComponent(email)}`,
    { ...person, ...more },
    headers,
  )
}

test('[CA-09] a change is saved and the very next token includes it, in every browser of the person', async () => {
  const elsewhere = server.aBrowser()
  await elsewhere.signIn()
  const answer = await update({ firstName: '  Mará 🤿 ', middleName: 'Elin', gender: 'other' })
  expect(answer.json()).toMatchObject({
    firstName: 'Mará 🤿',
    middleName: 'Elin',
    gender: 'other',
    email: EMAIL,
  })
  expect(answer.headers.etag).toBe(`"${answer.json().version}"`)
  for (const browser of [mara, elsewhere])
    expect(decodeJwt(await browser.idToken())).toMatchObject({ given_name: 'Mará 🤿', gender: 'other' })
  expect(await findPerson(server.db, 100001)).toMatchObject({ givenName: 'Mará 🤿', middleName: 'Elin' })
})

test('[CA-09] other tabs are notified when the change is saved', async () => {
  const stop = new AbortController()
  const heard = await server.live.follow(100001, { signal: stop.signal })
  const saved = (await update({ firstName: 'Maria' })).json()
  for await (const change of heard) {
    expect(change).toMatchObject({ type: 'account', data: { version: saved.version } })
    break
  }
  stop.abort()
})

test('[CA-09] previous values stay in the history, and saving the same again adds nothing', async () => {
  await update({ firstName: 'Before' })
  const first = (await update({ firstName: 'After' })).json()
  const again = await update({ firstName: 'After' }, { ifMatch: '"1"' })
  expect([again.statusCode, again.json().version]).toEqual([200, first.version])
  const [last] = await server.db.query('select what, before from account_history order by id desc limit 1')
  expect(last).toMatchObject({ what: 'person', before: { firstName: 'Before', lastName: 'Lindqvist' } })
})

test('[CA-09] when two tabs save at once, one gets a 409 with the saved values, and nothing is overwritten', async () => {
  const answers = await Promise.all([
    update({ firstName: 'One' }, { ifMatch: `"${version}"` }),
    update({ firstName: 'Two' }, { ifMatch: `"${version}"` }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const accepted = answers.find(({ statusCode }) => statusCode === 200)?.json()
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  expect(refused).toMatchObject({ problem: 'stale', current: accepted })
  expect(await read()).toEqual(accepted)
})

test.each([
  [{ birthDate: '2999-01-01' }, 'birthDate', 'Enter a date of birth'],
  [{ birthDate: '1850-01-01' }, 'birthDate', 'Enter a date of birth'],
  [{ firstName: 'Mara\u202eevil' }, 'firstName', 'This name has characters we can’t read. Type it again'],
  [{ firstName: '\u200b\u2800' }, 'firstName', 'Enter a first name'],
  [{ lastName: '\u3164' }, 'lastName', 'Enter a last name'],
  [
    { lastName: `M${'\u0301\u0316'.repeat(9)}` },
    'lastName',
    'This name has characters we can’t read. Type it again',
  ],
  [{ lastName: 'x'.repeat(301) }, 'lastName', 'Use 300 characters or fewer for a name'],
  [{ lastName: '   ' }, 'lastName', 'Enter a last name'],
  [{ gender: 'robot' }, 'gender', 'Choose a gender from the list, or leave it empty'],
])('[CA-09] %j is refused with the name of its field', async (more, field, words) => {
  const before = await read()
  const answer = await update(more)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { problem: 'invalid-person', fields: [field], errors: [words] },
  ])
  expect(await read()).toEqual(before)
})

test('[CA-09] a name of 300 characters in any script is stored in full', async () => {
  const name = '潜水🐠'.repeat(100)
  expect((await update({ lastName: name })).json().lastName).toBe(name)
  expect(decodeJwt(await mara.idToken()).family_name).toBe(name)
  await update({})
})

test.each([
  [{ affiliateId: 200001 }, EMAIL],
  [{}, 'instructor@fathom.test'],
  [{}, `${EMAIL}.example.org`],
])('[CA-09] %j for %s is not mine to change', async (more, email) => {
  const before = await server.db.query('select * from account order by affiliate_id')
  const answer = await update({ firstName: 'Eve', ...more }, { email })
  expect([answer.statusCode, answer.json().problem]).toEqual([403, 'not-yours'])
  expect(await server.db.query('select * from account order by affiliate_id')).toEqual(before)
})

test("[CA-09] nobody can read another person's account", async () => {
  const answer = await mara.call('GET', '/api/auth/user/instructor@fathom.test')
  expect([answer.statusCode, answer.json().problem]).toEqual([403, 'not-yours'])
})

test('an address in different case is the same address, and a long one causes no other error', async () => {
  expect((await mara.call('GET', '/api/auth/user/DIVER@Fathom.test')).statusCode).toBe(200)
  expect((await mara.call('GET', `/api/auth/user/${'a'.repeat(240)}@x.test`)).statusCode).toBe(403)
})

const language = (body: object, email = EMAIL) =>
  mara.call('PUT', `/api/auth/user/update/language/${email}`, {
    userName: EMAIL,
    languageCode: 'fr-FR',
    ...body,
  })

test('[CA-09] the account language can be changed, and the next token includes it', async () => {
  expect((await language({})).json()).toMatchObject({ languageCode: 'fr-FR', version })
  expect(decodeJwt(await mara.idToken()).locale).toBe('fr-FR')
  expect((await language({ languageCode: 'tlh' })).json().problem).toBe('unknown-language')
  expect((await language({ userName: 'instructor@fathom.test' })).statusCode).toBe(403)
  expect((await language({}, 'instructor@fathom.test')).statusCode).toBe(403)
  await language({ languageCode: 'en-US' })
})

test('[VA-02] no call changes the email address', async () => {
  const other = { email: 'eve@example.test', newEmail: 'eve@example.test', userName: 'eve@example.test' }
  await update({ ...other, firstName: 'Mara' })
  await language({ ...other, userName: EMAIL, email: 'eve@example.test', languageCode: 'da-DK' })
  await language(other)
  const phone = {
    eventType: 'phone_update',
    affiliateId: 100001,
    phoneNumberTypeId: 2,
    phoneNumber: '+4631123456',
  }
  await mara.call('POST', '/api/auth/sync-queue', { ...phone, ...other })
  await mara.call('POST', '/api/auth/sync-queue', { ...phone, ...other, userName: EMAIL })
  await mara.call('POST', '/api/auth/password/change', {
    username: EMAIL,
    oldPassword: 'Reef1234',
    newPassword: 'Reef12345',
    clientId: 'fathom-portal',
    ...other,
  })
  await mara.call('POST', '/api/auth/user/undelete', other)
  expect((await read()).email).toBe(EMAIL)
  expect(decodeJwt(await mara.idToken()).email).toBe(EMAIL)
})

test("[VA-02] the database itself refuses to change an account's address", async () => {
  await expect(
    server.db.query("update account set email = 'eve@example.test' where affiliate_id = 100001"),
  ).rejects.toThrow('cannot be changed')
})

test('the demo people joined some time ago', async () => {
  expect((await read()).createdAt).toBe('2019-06-03T09:00:00.000Z')
})
