import { type User, userFromClaims } from '@fathom/domain/session'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/index.ts'
import { lookUpParticipant, ownParticipants } from './look-up-participant.ts'
import { addParticipant, forgetParticipant } from './references.store.ts'

let db: Database
const BLUE_HOLE = {
  kind: 'store',
  number: 42,
  affiliateId: 300042,
  name: 'Blue Hole',
  availableCredit: 10.25,
  addressLine1: 'Seafront 1',
  city: 'Dubai',
  countryId: 'AE',
  postalCode: '',
  stateId: 'AE.03',
} as const
beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
  await addParticipant(db, BLUE_HOLE)
  await addParticipant(db, {
    ...BLUE_HOLE,
    kind: 'member',
    affiliateId: 400042,
    name: 'Kai Nakamura',
    postalCode: '12345',
  })
})
afterAll(() => db.close())

const aCaller = (affiliateId: number) => userFromClaims({ sub: 'someone', affiliate_id: affiliateId }) as User
const after = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes))
const lookUp = (affiliateId: number, minutes: number, kind: 'member' | 'store' = 'store', number = 42) =>
  lookUpParticipant({ db, clock: { now: () => after(minutes) } }, aCaller(affiliateId), kind, number)

test('[CA-28] a person can look up 30 numbers in ten minutes and 200 a day', async () => {
  const refusals: { minute: number; retryAfter: unknown }[] = []
  let found = 0
  for (let lookup = 0; lookup < 240; lookup++) {
    const minute = Math.floor(lookup / 30) * 10
    await lookUp(100001, minute, 'store', 1000 + lookup).then(
      () => found++,
      ({ extra }) => refusals.push({ minute, retryAfter: extra.retryAfter }),
    )
  }
  expect(found).toBe(200)
  expect(refusals[0]).toEqual({ minute: 60, retryAfter: 23 * 3600 })
  await expect(lookUp(100001, 24 * 60)).resolves.toMatchObject({ name: 'Blue Hole' })
})

test("[CA-28] the same number again isn't counted, and is answered while others are refused", async () => {
  for (let time = 0; time < 40; time++)
    await expect(lookUp(100005, 0)).resolves.toMatchObject({ name: 'Blue Hole' })
  for (let number = 1; number < 30; number++) await lookUp(100005, 1, 'store', number)
  for (const _ of ['once', 'and again'])
    await expect(lookUp(100005, 1, 'store', 30)).rejects.toMatchObject({ problem: 'too-many-lookups' })
  await expect(lookUp(100005, 2)).resolves.toMatchObject({ name: 'Blue Hole' })
})

test('[CA-28] fields that a person may not read are null for everyone else', async () => {
  expect(await lookUp(300042, 0)).toMatchObject({ sub: 'someone', availableCredit: 10.25 })
  expect(await lookUp(300043, 0)).toMatchObject({ sub: null, availableCredit: null })
})

test("[EN-12] an address in a country without postal codes doesn't require one", async () => {
  expect((await lookUp(100002, 0))?.address).toMatchObject({
    country: 'United Arab Emirates',
    state: 'Dubai',
    postalCode: '',
    postalCodeRequired: false,
  })
})

test('[EN-12] a member is found with name, city and country; the street stays private', async () => {
  const found = await lookUp(100002, 0, 'member')
  expect(found).toMatchObject({ name: 'Kai Nakamura', city: 'Dubai' })
  expect(found?.address).toEqual({
    addressLine1: '',
    addressLine2: '',
    city: 'Dubai',
    country: 'United Arab Emirates',
    countryId: 'AE',
    postalCode: '',
    postalCodeRequired: false,
    state: '',
    stateId: '',
  })
})

test('[EN-12] a store is found with its full address, and members see their own in full', async () => {
  const street = { addressLine1: 'Seafront 1', state: 'Dubai' }
  expect((await lookUp(100002, 0, 'store'))?.address).toMatchObject(street)
  expect((await lookUp(400042, 0, 'member'))?.address).toMatchObject({ ...street, postalCode: '12345' })
})

test("a store's archive contains what others find of it; a deleted store isn't found any longer", async () => {
  expect(await ownParticipants(db, 300042)).toMatchObject({
    participants: [
      { kind: 'store', number: 42, status: 'current', name: 'Blue Hole', availableCredit: 10.25 },
    ],
  })
  await db.query('update participant set inactive_since = now() where affiliate_id = 300042')
  expect(await lookUp(100003, 60)).toBeNull()
  expect(await ownParticipants(db, 300042)).toMatchObject({ participants: [{ status: 'inactive' }] })
  await forgetParticipant(db, 300042)
  expect(await ownParticipants(db, 300042)).toEqual({ participants: [] })
  expect(await lookUp(100003, 0)).toBeNull()
  expect(await db.query('select name, city from participant where affiliate_id = 300042')).toEqual([
    { name: '', city: '' },
  ])
})
