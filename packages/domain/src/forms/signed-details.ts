import { isAgeKnown, isMinor, lastDayOnEarth, olderAnswers } from './age.ts'
import type { FormName } from './definition.ts'
import { currentDefinition } from './find-definition.ts'
import { isSamePerson } from './signer-identity.ts'

/** Name and birth date of the account. The birth date is empty if it's unknown. */
export type SignerDetails = { name: string; birthDate: string }

/** `oldest` answers the questions about the age, if another one than the birth date does (TS-05). */
type Aged = { birthDate: string; oldest?: string | undefined }
type Signed = SignerDetails & Aged & { form: FormName; signedAt: Date }

/**
 * Whether a form still belongs to the person of the account: the name is the same, and on the day of signing
 * the account's birth date asks for the same signatures and the same answers about the age. A form without a
 * birth date was signed as that of an adult of at most 45, because nothing else was asked.
 */
export function isSignedAs(signed: Signed, account: (SignerDetails & Aged) | undefined): boolean {
  if (!account) return false
  const isSameName = signed.name === account.name || isSamePerson(signed.name, account.name)
  return isSameName && isSameAge(signed, account)
}

function isSameAge({ form, signedAt, birthDate, oldest = birthDate }: Signed, now: Aged): boolean {
  const oldestNow = now.oldest ?? now.birthDate
  if (birthDate === now.birthDate && oldest === oldestNow) return true
  const day = lastDayOnEarth(signedAt)
  if (!isAgeKnown(now.birthDate, day)) return false
  const older = (each: string) => String(olderAnswers(currentDefinition(form, 'own-fault'), each, day))
  return isMinor(birthDate, day) === isMinor(now.birthDate, day) && older(oldest) === older(oldestNow)
}
