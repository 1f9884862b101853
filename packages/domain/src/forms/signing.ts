import { isSameName } from '../session/index.ts'
import { ageContradictions, isMinor, isTooOld, mayBeGuardian, yearsOn } from './age.ts'
import type { Answers, FormDefinition, SignatureRole } from './definition.ts'
import { isComplete } from './engine.ts'
import { isAnotherDiver } from './named-diver.ts'
import { isPrinted } from './printed.ts'
import { isMark } from './signature-mark.ts'

export type Signature = {
  role: SignatureRole
  name: string
  /** A drawing, or the typed name as a signature. */
  way: 'drawn' | 'typed'
  mark: string
  /** The signer confirms each of the two separately. */
  intent: boolean
  consent: boolean
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
  | 'signature-empty'
  | 'signature-other-name'
  | 'participant-other-name'
  | 'guardian-needed'
  | 'guardian-unknown'
  | 'guardian-too-young'
  | 'signer-unprintable'

type Signing = {
  answers: Answers
  signatures: readonly Signature[]
  birthDate: string
  day: string
  /** The guardian signs later through a link. */
  guardianSignsLater: boolean
}

function problemOf(signature: Signature, day: string): SigningProblem | undefined {
  if (!signature.intent || !signature.consent) return 'no-consent'
  if (signature.name.trim() === '' || signature.mark.trim() === '') return 'signature-empty'
  if (signature.way === 'drawn' && !isMark(signature.mark)) return 'signature-empty'
  if (signature.way === 'typed' && !isSameName(signature.mark, signature.name)) return 'signature-other-name'
  if (signature.role === 'participant') return undefined
  if (!signature.relationship?.trim() || !signature.birthDate) return 'guardian-unknown'
  if (isTooOld(signature.birthDate, day)) return 'guardian-unknown'
  if (!isPrinted(signature.name) || !isPrinted(signature.relationship)) return 'signer-unprintable'
  return mayBeGuardian(signature.birthDate, day) ? undefined : 'guardian-too-young'
}

/** The problem of the first invalid signature. */
export function signatureProblem(
  signatures: readonly Signature[],
  role: SignatureRole,
  day: string,
): SigningProblem | undefined {
  const signature = signatures.find((each) => each.role === role)
  if (!signature) return role === 'guardian' ? 'guardian-needed' : 'not-signed'
  return problemOf(signature, day)
}

/** The roles that have to sign this person's form. */
export const requiredRoles = (
  form: FormDefinition,
  birthDate: string,
  day: string,
): readonly SignatureRole[] =>
  form.signatures.filter(({ asked }) => asked === 'always' || isMinor(birthDate, day)).map(({ role }) => role)

/** TS-05: without a birth date we know neither who has to sign nor whether the age is right. */
function ageProblem(form: FormDefinition, { answers, birthDate, day }: Signing): SigningProblem | undefined {
  if (yearsOn(birthDate, day) === undefined) return 'birth-date-missing'
  return ageContradictions(form, answers, birthDate, day).length > 0 ? 'age-contradiction' : undefined
}

/** Checks blanks first: nobody signs something that can still change. */
export function signingProblem(form: FormDefinition, signing: Signing): SigningProblem | undefined {
  const { answers, signatures, birthDate, day, guardianSignsLater } = signing
  const age = ageProblem(form, signing)
  if (age) return age
  if (!isComplete(form, answers)) return 'not-complete'
  for (const role of requiredRoles(form, birthDate, day)) {
    const isLater =
      role === 'guardian' && guardianSignsLater && !signatures.some((each) => each.role === role)
    const problem = isLater ? undefined : signatureProblem(signatures, role, day)
    if (problem) return problem
  }
  const participant = signatures.find(({ role }) => role === 'participant')
  return isAnotherDiver(answers, participant?.name ?? '') ? 'participant-other-name' : undefined
}
