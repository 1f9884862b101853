import type { SubmissionWire } from '@fathom/contract/forms'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { deviceSealedKeep } from '../../../../shared/offline/sealed-keep.ts'
import { markSignedWaiting } from './waiting-mark.ts'

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

const boxes: SignedKeep = deviceSealedKeep<SignedForm>('signed-forms')

export const deviceSigned: SignedKeep = {
  ...boxes,
  async put(key, form) {
    await boxes.put(key, form)
    markSignedWaiting(true)
  },
  async remove(key) {
    await boxes.remove(key)
    if ((await boxes.list()).length === 0) markSignedWaiting(false)
  },
}
