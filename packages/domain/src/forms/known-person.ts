import { isSameAddress, mailboxOf } from './mailbox.ts'
import { namesakeKeys } from './name-readings.ts'
import { containsPerson, isSamePerson } from './signer-identity.ts'

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

/**
 * TS-05: by what a second account of a person is found: the names, as in the hint to teachers, and the mailbox. Two
 * accounts with one of these in common may be of one person.
 */
export const accountKeys = ({ names, email }: { names: readonly string[]; email: string }) =>
  new Set([...names.flatMap((name) => [...namesakeKeys(name)]), ...(email === '' ? [] : [mailboxOf(email)])])
