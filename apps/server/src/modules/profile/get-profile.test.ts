import { type User, userFromClaims } from '@fathom/domain/session'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/index.ts'
import { getProfile } from './get-profile.ts'

let db: Database
beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
})
afterAll(() => db.close())

const claims = {
  sub: 'mara',
  affiliate_id: 100001,
  given_name: 'Mara',
  family_name: 'Lindqvist',
  birthdate: '1991-04-18',
}
const mara = userFromClaims(claims) as User

test('[EN-02] names and birth date come from the current account, not from an hour-old token', async () => {
  const renamed = {
    ...mara,
    middleName: 'Elin',
    familyName: 'Berg',
    birthdate: '1991-04-19',
    gender: 'female',
  }
  expect(await getProfile(db, async () => renamed, mara)).toEqual({
    fullName: 'Mara Elin Berg',
    dob: '1991-04-19',
    mailingAddress: null,
    mailingAddressVersion: 0,
    consumerInfo: {
      gender: 'female',
      surname: 'Berg',
      givenName: 'Mara',
      address: null,
      birthDate: '1991-04-19',
    },
  })
})

test('[EN-02] a person of another provider, without an account here, is who the token says', async () => {
  expect(await getProfile(db, async () => undefined, mara)).toMatchObject({
    fullName: 'Mara Lindqvist',
    dob: '1991-04-18',
  })
})
