import type { Answers, FormDefinition, Place, Signature } from '@fathom/domain/forms'

/** What the person gave and what they were shown. */
export type AnswersContent = {
  documentId: string
  memberName: string
  place: Place | null
  /** The form itself, as it was shown. */
  definition: FormDefinition
  answers: Answers
  contradictions: readonly string[]
}

export type SignaturesContent = {
  documentId: string
  signatures: readonly (Signature & { signedAt: string })[]
}

/** Signed later, by a link: it holds for the document with this seal and no other. */
export type GuardianContent = { seal: string; signature: Signature & { signedAt: string } }

export type PhysicianContent = {
  seal: string
  outcome: 'approved' | 'declined'
  name: string
  examinedOn: string
  decidedAt: string
}
