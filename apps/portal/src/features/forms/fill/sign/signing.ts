import type { GuardianSignatureWire } from '@fathom/contract/forms'
import {
  containsPerson,
  isFullName,
  isMark,
  isPrinted,
  isRelationship,
  isTooOld,
  markOf,
  mayBeGuardian,
  type Stroke,
} from '@fathom/domain/forms'
import { isSameName } from '@fathom/domain/session'
import { type Agreed, NOT_AGREED } from './agreement-boxes.tsx'

/** A signature in progress: drawn, or typed by people who can't draw. */
export type WrittenSignature = { way: 'drawn' | 'typed'; strokes: readonly Stroke[]; typed: string }

export const UNSIGNED: WrittenSignature = { way: 'drawn', strokes: [], typed: '' }

/** What is stored: the path of the strokes, or the name. Empty if there is no signature. */
export const markIn = ({ way, strokes, typed }: WrittenSignature): string =>
  way === 'drawn' ? markOf(strokes) : typed.trim()

/** Why it is not this person's signature: it is empty, or has another name. */
export function markProblem(signature: WrittenSignature, name: string): 'empty' | 'other-name' | undefined {
  const mark = markIn(signature)
  if (signature.way === 'drawn') return isMark(mark) ? undefined : 'empty'
  if (mark === '') return 'empty'
  return isSameName(mark, name) ? undefined : 'other-name'
}

/** The guardian's part while it is being filled in. */
export type GuardianSigning = {
  name: string
  relationship: string
  birthDate: string
  agreed: Agreed
  signature: WrittenSignature
}

export const NO_GUARDIAN: GuardianSigning = {
  name: '',
  relationship: '',
  birthDate: '',
  agreed: NOT_AGREED,
  signature: UNSIGNED,
}

/** What is missing or wrong in the guardian's part. */
export function guardianProblems(guardian: GuardianSigning, diver: string, day: string) {
  const { name, relationship, birthDate, agreed, signature } = guardian
  return {
    name: name.trim() === '',
    isDiver: diver !== '' && containsPerson(name, diver),
    nameIncomplete: !isFullName(name),
    nameUnprinted: !isPrinted(name),
    relationship: !isRelationship(relationship),
    relationshipUnprinted: !isPrinted(relationship),
    birthDate: birthDate === '' || isTooOld(birthDate, day),
    tooYoung: birthDate !== '' && !mayBeGuardian(birthDate, day),
    agreed: !(agreed.intent && agreed.consent),
    mark: markProblem(signature, name),
  }
}

export const guardianSignature = (
  guardian: GuardianSigning,
  readBy: Pick<GuardianSignatureWire, 'language' | 'readIn'>,
): GuardianSignatureWire => ({
  name: guardian.name.trim(),
  relationship: guardian.relationship.trim(),
  birthDate: guardian.birthDate,
  way: guardian.signature.way,
  mark: markIn(guardian.signature),
  ...guardian.agreed,
  ...readBy,
})
