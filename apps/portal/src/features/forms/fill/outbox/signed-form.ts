import type { SubmissionWire } from '@fathom/contract/forms'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { deviceSealedKeep } from '../../../../shared/offline/sealed-keep.ts'
import { markedKeep } from '../../../../shared/offline/waiting/marked-keep.ts'

/** A form that was signed here and that the server does not have yet. */
export type SignedForm = {
  affiliateId: number
  documentId: string
  submission: SubmissionWire
  /** Sending it was tried with a signal, and failed: it is tried again. */
  hasFailed?: boolean
  /** Why the server did not take it: it stays here until its person has seen it. */
  refused?: string
}

export type SignedKeep = Keep<SignedForm>

export const deviceSigned: SignedKeep = markedKeep(
  deviceSealedKeep<SignedForm>('signed-forms'),
  'forms.signed-waiting',
)
