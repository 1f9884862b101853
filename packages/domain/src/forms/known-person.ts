import { isMinor } from './age.ts'
import { containsPerson, isSameAddress, isSamePerson, nameKey } from './signer-identity.ts'

/** What an account says about its owner. */
export type KnownPerson = {
  affiliateId: number
  name: string
  email: string
  /** The present one and those before. */
  birthDates: readonly string[]
}

/**
 * Whether two accounts are of one person, as far as we know: the same mailbox, the same name, or a name that may be
 * the same together with a birth date. The name alone is enough, because nobody signs for a diver of the same name
 * (TS-02, TS-06) and anyone may enter another birth date in a second account.
 */
export function isSameAsFarAsWeKnow(one: KnownPerson, other: KnownPerson): boolean {
  if (one.affiliateId === other.affiliateId) return true
  if (one.email !== '' && isSameAddress(one.email, other.email)) return true
  if (one.name === '' || other.name === '') return false
  const hasSameBirthDate = one.birthDates.some((day) => day !== '' && other.birthDates.includes(day))
  return isSamePerson(one.name, other.name) || (hasSameBirthDate && containsPerson(one.name, other.name))
}

type Named = Pick<KnownPerson, 'affiliateId' | 'name' | 'birthDates'>

/**
 * TS-05: whether another account may be of the same person as a minor: it has the same name, as in the hint to
 * teachers, and one of the birth dates that it ever had is that of a minor on this day.
 */
export const isMinorNamesake = (person: Omit<Named, 'birthDates'>, other: Named, day: string): boolean =>
  person.affiliateId !== other.affiliateId &&
  nameKey(person.name) === nameKey(other.name) &&
  isSamePerson(person.name, other.name) &&
  other.birthDates.some((birthDate) => isMinor(birthDate, day))
