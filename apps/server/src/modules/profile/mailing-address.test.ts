import type { MailingAddressDraftWire, SavedAddressWire } from '@fathom/contract/profile'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'

let world: World<Server>
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await startWorld(startServer)
  for (const person of ['diver', 'student', 'newcomer', 'teen', 'veteran'])
    tokens.set(person, (await world.session(person)).idToken)
})

const reef: MailingAddressDraftWire = {
  addressLine1: '1 Reef Road',
  city: 'Key Largo',
  countryId: 'US',
  postalCode: '33037',
  stateId: 'US.FL',
}

async function save(person: string, affiliateId: number, address: unknown, ifMatch?: string) {
  const answer = await fetch(new URL(`/api/learning/profiles/${affiliateId}/MailingAddress`, world.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.get(person)}`,
      'content-type': 'application/json',
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    },
    body: JSON.stringify(address),
  })
  return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.json() }
}

const savedAddress = async (person: string, affiliateId: number): Promise<SavedAddressWire> =>
  (await world.call(person).get(`/api/learning/profiles/${affiliateId}`)).json()

const history = (affiliateId: number) =>
  world.server.platform.db.query<{ version: number; address: { city: string } }>(
    'select version, address from mailing_address_history where affiliate_id = $1 order by version',
    [affiliateId],
  )

/** Releases the saves only after each has come as far as it can alongside the others. */
async function atOnce(...saves: (() => ReturnType<typeof save>)[]) {
  const { db } = world.server.platform
  const waiting = async () =>
    (
      await db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length
  const { answers } = await db.transaction(async (tx) => {
    await tx.query('lock table mailing_address in exclusive mode')
    const begun = Promise.all(saves.map((begin) => begin()))
    await expect.poll(waiting).toBe(saves.length)
    return { answers: begun }
  })
  return answers
}

test('[CA-19] saves a first address with the names for its ids, and trimmed', async () => {
  const { status, etag, body } = await save('newcomer', 100004, { ...reef, city: '  Key Largo ' }, '"0"')
  expect([status, etag]).toEqual([200, '"1"'])
  expect(body).toEqual({
    mailingAddressVersion: 1,
    mailingAddress: {
      ...reef,
      addressLine2: '',
      country: 'United States',
      state: 'Florida',
      postalCodeRequired: true,
    },
  })
  expect(await savedAddress('newcomer', 100004)).toMatchObject(body)
})

test('[CA-19] when two tabs save at once, one is stored and the other gets the stored address', async () => {
  const from = `"${(await savedAddress('diver', 100001)).mailingAddressVersion}"`
  const answers = await atOnce(
    () => save('diver', 100001, { ...reef, addressLine1: 'First tab' }, from),
    () => save('diver', 100001, { ...reef, addressLine1: 'Second tab' }, from),
  )
  const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
  expect([won?.status, lost?.status]).toEqual([200, 409])
  expect(lost?.body).toMatchObject({ problem: 'stale', current: won?.body })
  expect(await savedAddress('diver', 100001)).toMatchObject(won?.body)
  expect(await history(100001)).toMatchObject([{ version: 1, address: { city: 'Göteborg' } }])
})

test('[CA-19] two first addresses saved at once conflict in the same way', async () => {
  const answers = await atOnce(
    () => save('teen', 100006, { ...reef, addressLine1: 'First tab' }, '"0"'),
    () => save('teen', 100006, { ...reef, addressLine1: 'Second tab' }, '"0"'),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('[CA-19] repeating a save changes nothing, even if its response was lost', async () => {
  const { mailingAddressVersion } = await savedAddress('student', 100002)
  const first = await save('student', 100002, reef, `"${mailingAddressVersion}"`)
  const again = await save('student', 100002, reef, `"${mailingAddressVersion}"`)
  expect(again).toEqual(first)
  expect(await history(100002)).toHaveLength(1)
})

test('[CA-19] a save without a version is accepted, and the replaced address stays in the history', async () => {
  const before = await savedAddress('student', 100002)
  const { status, body } = await save('student', 100002, { ...reef, city: 'Miami' })
  expect([status, body.mailingAddressVersion]).toEqual([200, before.mailingAddressVersion + 1])
  expect((await history(100002)).at(-1)).toMatchObject({
    version: before.mailingAddressVersion,
    address: { city: before.mailingAddress?.city },
  })
})

test('[CA-19] every tab is notified about a change, and not about a refused one', async () => {
  const listening = new AbortController()
  const heard = world.server.platform.live
    .subscribe('profile 100009', listening.signal)
    [Symbol.asyncIterator]()
  const next = heard.next()
  await save('veteran', 100009, { ...reef, city: 'Nowhere' }, '"0"')
  const { body } = await save('veteran', 100009, { ...reef, city: 'Tampa' })
  expect((await next).value).toEqual({ mailingAddressVersion: body.mailingAddressVersion })
  listening.abort()
})

test.each([
  ['a postal code where a country has none', { countryId: 'AE', stateId: '' }, 'postalCode', 'not-used'],
  ['no postal code where one is required', { postalCode: ' ' }, 'postalCode', 'missing'],
  ['a postal code that the country cannot have', { postalCode: '3303' }, 'postalCode', 'malformed'],
  ['a street that nobody sees', { addressLine1: '\u3164' }, 'addressLine1', 'missing'],
  ['a country that does not exist', { countryId: 'XX', stateId: '' }, 'countryId', 'unknown'],
  ['a state of another country', { stateId: 'EG.26' }, 'stateId', 'unknown'],
  ['a right-to-left override', { addressLine1: '1 \u202edaoR feeR' }, 'addressLine1', 'unprintable'],
  ['a control character', { city: 'Key\u0007Largo' }, 'city', 'unprintable'],
  ['more than 300 characters', { addressLine2: 'x'.repeat(301) }, 'addressLine2', 'too-long'],
])('[CA-19] refuses %s, and overwrites nothing', async (_, wrong, field, problem) => {
  const before = await savedAddress('diver', 100001)
  const { status, body } = await save('diver', 100001, { ...reef, ...wrong })
  expect([status, body]).toMatchObject([
    422,
    { problem: 'invalid-address', problems: [{ field, problem }], errors: [`${field}: ${problem}`] },
  ])
  expect(await savedAddress('diver', 100001)).toEqual(before)
})

test('[CA-19] saves 300 characters and every script as written', async () => {
  const address = { ...reef, addressLine1: 'شارع العليا ٢٠ 🐠', addressLine2: '号'.repeat(300) }
  const { status, body } = await save('diver', 100001, address)
  expect([status, body.mailingAddress]).toMatchObject([200, address])
})

test('[CA-19] [EN-12] saves a postal code in Arabic digits as ASCII digits', async () => {
  const { status, body } = await save('diver', 100001, { ...reef, postalCode: '٣٣٠٣٧' })
  expect([status, body.mailingAddress.postalCode]).toEqual([200, '33037'])
})

test("[CA-19] another person's address can be neither read nor written", async () => {
  const before = await savedAddress('diver', 100001)
  expect(await save('student', 100001, reef)).toMatchObject({ status: 403, body: { problem: 'not-yours' } })
  expect((await world.call('student').get('/api/learning/profiles/100001')).status).toBe(403)
  expect(await savedAddress('diver', 100001)).toEqual(before)
})

test.each([
  ['no address at all', 'home', undefined],
  ['a field of another kind', { ...reef, city: 7 }, undefined],
  ['a version that is none', reef, 'latest'],
])('[CA-19] %s answers 400', async (_, address, ifMatch) => {
  expect(await save('diver', 100001, address, ifMatch)).toMatchObject({
    status: 400,
    body: { problem: 'invalid-input' },
  })
})
