import { isAgeKnown, isMinor, lastDayOnEarth, olderAnswers } from './age.ts'
import type { FormName } from './definition.ts'
import { currentDefinition } from './find-definition.ts'
import { isSamePerson } from './signer-identity.ts'

/** Name and birth date of the account. The birth date is empty if it's unknown. */
export type SignerDetails = { name: string; birthDate: string }

type Signed = SignerDetails & { form: FormName; signedAt: Date }

/**
 * Whether a form still belongs to the person of the account: the name is the same, and on the day of signing
 * the account's birth date asks for the same signatures and the same answers about the age. A form without a
 * birth date was signed as that of an adult of at most 45, because nothing else was asked.
 */
export function isSignedAs(signed: Signed, account: SignerDetails | undefined): boolean {
  if (!account) return false
  const isSameName = signed.name === account.name || isSamePerson(signed.name, account.name)
  return isSameName && isSameAge(signed, account.birthDate)
}

function isSameAge({ form, signedAt, birthDate }: Signed, now: string): boolean {
  if (birthDate === now) return true
  const day = lastDayOnEarth(signedAt)
  if (!isAgeKnown(now, day)) return false
  const definition = currentDefinition(form, 'own-fault')
  return (
    isMinor(birthDate, day) === isMinor(now, day) &&
    String(olderAnswers(definition, birthDate, day)) === String(olderAnswers(definition, now, day))
  )
}
