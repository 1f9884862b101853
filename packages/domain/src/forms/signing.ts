import { isSameName } from '../session/index.ts'
import { ageContradictions, isAgeKnown, isMinor, isTooOld, mayBeGuardian } from './age.ts'
import type { Answers, FormDefinition, SignatureRole } from './definition.ts'
import { isComplete } from './engine.ts'
import { isAnotherDiver } from './named-diver.ts'
import { isPrinted } from './printed.ts'
import { isMark } from './signature-mark.ts'
import { containsPerson } from './signer-identity.ts'
import { isFullName, isRelationship } from './signer-name.ts'

export type Signature = {
  role: SignatureRole
  name: string
  /** A drawing, or the typed name as a signature. */
  way: 'drawn' | 'typed'
  mark: string
  /** The signer confirms each of the two separately. */
  intent: boolean
  consent: boolean
  /** The diver confirms that the Yes of the earlier questionnaire no longer applies. */
  endsEarlierYes?: boolean | undefined
  /** For a guardian only. */
  relationship?: string | undefined
  birthDate?: string | undefined
}

export type SigningProblem =
  | 'birth-date-missing'
  | 'age-contradiction'
  | 'not-complete'
  | 'not-signed'
  | 'no-consent'
  | 'earlier-yes-unconfirmed'
  | 'signature-empty'
  | 'signature-other-name'
  | 'participant-other-name'
  | 'guardian-unknown'
  | 'guardian-too-young'
  | 'guardian-is-diver'
  | 'guardian-is-physician'
  | 'signer-unprintable'
  | 'signer-name-incomplete'

type Signing = {
  answers: Answers
  signature: Signature | undefined
  birthDate: string
  /** TS-05: answers the questions about the age, if another one than the birth date does. */
  oldest?: string
  day: string
}

function problemOf(signature: Signature, day: string): SigningProblem | undefined {
  if (!signature.intent || !signature.consent) return 'no-consent'
  if (signature.name.trim() === '' || signature.mark.trim() === '') return 'signature-empty'
  if (signature.way === 'drawn' && !isMark(signature.mark)) return 'signature-empty'
  if (signature.way === 'typed' && !isSameName(signature.mark, signature.name)) return 'signature-other-name'
  if (signature.role === 'participant') return undefined
  if (!isRelationship(signature.relationship ?? '') || !signature.birthDate) return 'guardian-unknown'
  if (isTooOld(signature.birthDate, day)) return 'guardian-unknown'
  if (!isPrinted(signature.name) || !isPrinted(signature.relationship ?? '')) return 'signer-unprintable'
  if (!isFullName(signature.name)) return 'signer-name-incomplete'
  return mayBeGuardian(signature.birthDate, day) ? undefined : 'guardian-too-young'
}

type GuardianOf = {
  diver: string
  physicians: readonly string[]
  day: string
  /** TS-06: a witness has seen an identity document of the guardian. A parent may have the diver's name. */
  isIdentitySeen: boolean
}

/** What is wrong with a guardian's signature for this diver. */
export function guardianProblem(
  signature: Signature & { role: 'guardian' },
  { diver, physicians, day, isIdentitySeen }: GuardianOf,
): SigningProblem | undefined {
  if (!isIdentitySeen && containsPerson(signature.name, diver)) return 'guardian-is-diver'
  const isPhysician = physicians.some((physician) => containsPerson(signature.name, physician))
  return isPhysician ? 'guardian-is-physician' : problemOf(signature, day)
}

/** The roles that have to sign this person's form. */
export const requiredRoles = (
  form: FormDefinition,
  birthDate: string,
  day: string,
): readonly SignatureRole[] =>
  form.signatures.filter(({ asked }) => asked === 'always' || isMinor(birthDate, day)).map(({ role }) => role)

/** TS-05: without a possible birth date we know neither who has to sign nor whether the age is right. */
function ageProblem(
  form: FormDefinition,
  { answers, birthDate, oldest = birthDate, day }: Signing,
): SigningProblem | undefined {
  if (!isAgeKnown(birthDate, day)) return 'birth-date-missing'
  return ageContradictions(form, answers, oldest, day).length > 0 ? 'age-contradiction' : undefined
}

/**
 * Checks blanks first: nobody signs something that can still change. A guardian signs separately, because
 * the diver's own device doesn't show who holds the pen.
 */
export function signingProblem(form: FormDefinition, signing: Signing): SigningProblem | undefined {
  const { answers, signature, day } = signing
  const age = ageProblem(form, signing)
  if (age) return age
  if (!isComplete(form, answers)) return 'not-complete'
  const problem = signature ? problemOf(signature, day) : 'not-signed'
  if (problem) return problem
  return isAnotherDiver(answers, signature?.name ?? '') ? 'participant-other-name' : undefined
}
