import type { SubmissionWire } from '@fathom/contract/forms'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { markedKeep } from '../../../../shared/offline/pending-marks.ts'
import { deviceSealedKeep } from '../../../../shared/offline/sealed-keep.ts'

/** A form that was signed here and is not on the server yet. */
export type SignedForm = {
  affiliateId: number
  documentId: string
  submission: SubmissionWire
  /** Sending failed while online; it will be retried. */
  hasFailed?: boolean
  /** Why the server rejected it; it stays here until the person has seen it. */
  refused?: string
}

export type SignedKeep = Keep<SignedForm>

export const deviceSigned: SignedKeep = markedKeep(
  deviceSealedKeep<SignedForm>('signed-forms'),
  'forms.signed-waiting',
)
