import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/index.ts'
import { ownAddresses } from './own-addresses.ts'
import { forgetMailingAddress, replaceMailingAddress } from './profile.store.ts'

const home = {
  addressLine1: 'Linnégatan 12',
  addressLine2: '',
  city: 'Göteborg',
  country: 'Sweden',
  countryId: 'SE',
  postalCode: '413 04',
  postalCodeRequired: true,
  state: '',
  stateId: '',
}

let db: Database
beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
  for (const affiliateId of [100001, 100002]) {
    await replaceMailingAddress(db, affiliateId, home)
    await replaceMailingAddress(db, affiliateId, { ...home, city: 'Malmö' })
  }
})
afterAll(() => db.close())

test('a person can export their current address and earlier ones', async () => {
  expect(await ownAddresses(db, 100001)).toMatchObject({
    mailingAddress: { city: 'Malmö' },
    earlierAddresses: [{ ...home, savedAt: expect.stringMatching(/Z$/) }],
  })
})

test("deleting a person leaves none of their addresses, and removes nobody else's", async () => {
  await forgetMailingAddress(db, 100001)
  expect(await ownAddresses(db, 100001)).toEqual({ mailingAddress: null, earlierAddresses: [] })
  expect((await ownAddresses(db, 100002)).earlierAddresses).toHaveLength(1)
})
