import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findAccount } from '../account.store.ts'

/** What other modules may know about a person. */
type Person = {
  givenName: string
  middleName: string
  familyName: string
  birthdate: string
  gender: string
  language: Locale
  version: number
}

export async function findPerson(db: Queryable, affiliateId: number): Promise<Person | undefined> {
  const account = await findAccount(db, affiliateId)
  if (!account) return undefined
  const { givenName, middleName, familyName, birthdate, gender, language, version } = account
  return { givenName, middleName, familyName, birthdate, gender, language, version }
}
