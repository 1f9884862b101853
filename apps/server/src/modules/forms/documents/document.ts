import type {
  Answers,
  FormDefinition,
  Parties,
  Place,
  Signature,
  SignatureOrigin,
} from '@fathom/domain/forms'
import type { SignedTimes } from './device-time.ts'

export type AttachedFile = { name: string; type: string; size: number; hash: string }

/** What we store of an attached file. */
export type AttachmentContent = { documentId: string; hash: string; type: string; base64: string }

/** The person's answers and what they were shown. */
export type AnswersContent = {
  documentId: string
  memberName: string
  /** From the account on that day; empty when unknown. */
  birthDate?: string
  place: Place | null
  /** The form itself, as it was shown. */
  definition: FormDefinition
  answers: Answers
  /** TS-09: absent in forms other than a release, and in releases from before. */
  parties?: Parties
  contradictions: readonly string[]
  /** Every text of it, as it was worded then. */
  texts: Readonly<Record<string, string>>
  /** The attached files, by the hash of their content. */
  attachments: readonly AttachedFile[]
}

export type SignaturesContent = {
  documentId: string
  signatures: readonly (Signature & SignedTimes)[]
}

/** Signed later, by someone else: it is valid only for the document with this seal. */
export type GuardianContent = {
  seal: string
  signature: Signature & SignedTimes
  /** Absent in a signature from before we recorded how it came about. */
  origin?: SignatureOrigin
  /** What the guardian read and signed, as it was shown; without `agreed` in a signature from before. */
  statement?: {
    language: string
    paragraphs: readonly string[]
    agreed?: { intent: string; consent: string }
  }
  /** The form as the guardian read it, if that wasn't the text that the diver signed. */
  translation?: { language: string; texts: Readonly<Record<string, string>> }
}

/** Only the outcome, the name and the two dates are in a decision from before TS-02. */
export type PhysicianContent = {
  seal: string
  outcome: 'approved' | 'declined'
  name: string
  qualification?: string
  clinic?: string
  contact?: string
  examinedOn: string
  /** Drawn if absent: until then there was no other way. */
  way?: 'drawn' | 'typed'
  /** The drawing, or the typed name; absent where we only saw it on paper. */
  mark?: string
  decidedAt: string
  origin?: SignatureOrigin
}
