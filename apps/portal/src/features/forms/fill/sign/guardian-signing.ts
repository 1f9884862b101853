import type { GuardianSignatureWire } from '@fathom/contract/forms'
import { isPrinted, isTooOld, mayBeGuardian } from '@fathom/domain/forms'
import { type Agreed, NOT_AGREED } from './agreement-boxes.tsx'
import { markIn, markProblem, UNSIGNED, type WrittenSignature } from './written-signature.ts'

/** The guardian's part while it is being filled in. */
export type GuardianSigning = {
  way: 'here' | 'later' | undefined
  name: string
  relationship: string
  birthDate: string
  agreed: Agreed
  signature: WrittenSignature
}

export const NO_GUARDIAN: GuardianSigning = {
  way: undefined,
  name: '',
  relationship: '',
  birthDate: '',
  agreed: NOT_AGREED,
  signature: UNSIGNED,
}

/** What is missing or wrong in the guardian's part. */
export function guardianProblems(guardian: GuardianSigning, day: string) {
  const { name, relationship, birthDate, agreed, signature } = guardian
  return {
    name: name.trim() === '',
    nameUnprinted: !isPrinted(name),
    relationship: relationship.trim() === '',
    relationshipUnprinted: !isPrinted(relationship),
    birthDate: birthDate === '' || isTooOld(birthDate, day),
    tooYoung: birthDate !== '' && !mayBeGuardian(birthDate, day),
    agreed: !(agreed.intent && agreed.consent),
    mark: markProblem(signature, name),
  }
}

export const guardianSignature = (guardian: GuardianSigning): GuardianSignatureWire => ({
  name: guardian.name.trim(),
  relationship: guardian.relationship.trim(),
  birthDate: guardian.birthDate,
  way: guardian.signature.way,
  mark: markIn(guardian.signature),
  ...guardian.agreed,
})
