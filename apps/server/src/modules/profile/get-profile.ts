import type { ProfileWire } from '@fathom/contract/profile'
import { fullName } from '@fathom/domain/profile'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { findMailingAddress } from './profile.store.ts'

type Person = {
  givenName: string
  middleName: string
  familyName: string
  birthdate: string
  gender: string
  language: string
}

export type FindPerson = (affiliateId: number) => Promise<Person | undefined>

/** Identity comes from the account; without one (a person of another provider) it comes from the token. */
export async function getProfile(
  db: Queryable,
  findPerson: FindPerson | undefined,
  caller: User,
): Promise<ProfileWire> {
  const [found, saved] = await Promise.all([
    findPerson?.(caller.affiliateId),
    findMailingAddress(db, caller.affiliateId),
  ])
  const person = found ?? { ...caller, middleName: '' }
  return {
    ...saved,
    fullName: fullName(person),
    dob: person.birthdate,
    consumerInfo: {
      gender: person.gender,
      surname: person.familyName,
      givenName: person.givenName,
      address: saved.mailingAddress,
      birthDate: person.birthdate,
    },
  }
}
