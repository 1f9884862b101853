import type { Answers, FormDefinition, Place, Signature } from '@fathom/domain/forms'
import type { SignedTimes } from './device-time.ts'

export type AttachedFile = { name: string; type: string; size: number; hash: string }

/** What is kept of a file that was sent along. */
export type AttachmentContent = { documentId: string; hash: string; type: string; base64: string }

/** What the person gave and what they were shown. */
export type AnswersContent = {
  documentId: string
  memberName: string
  /** As the account told it on that day; empty when it is not known. */
  birthDate?: string
  place: Place | null
  /** The form itself, as it was shown. */
  definition: FormDefinition
  answers: Answers
  contradictions: readonly string[]
  /** Every text of it, in the words that stood there. */
  texts: Readonly<Record<string, string>>
  /** The files that were sent along, by the hash of what they hold. */
  attachments: readonly AttachedFile[]
}

export type SignaturesContent = {
  documentId: string
  signatures: readonly (Signature & SignedTimes)[]
}

/** Signed later, by a link: it holds for the document with this seal and no other. */
export type GuardianContent = { seal: string; signature: Signature & SignedTimes }

export type PhysicianContent = {
  seal: string
  outcome: 'approved' | 'declined'
  name: string
  examinedOn: string
  decidedAt: string
}
