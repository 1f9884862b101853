import type { SubmissionWire } from '@fathom/contract/forms'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../../shared/offline/pending-marks.ts'

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

export type SignedStore = DeviceStore<SignedForm>

export const deviceSigned: SignedStore = markedStore(
  deviceEncryptedStore<SignedForm>('signed-forms'),
  'forms.signed-waiting',
)
