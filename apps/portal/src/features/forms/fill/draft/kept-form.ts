import type { FormToFillWire } from '@fathom/contract/forms'
import type { Answers, FormName } from '@fathom/domain/forms'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { deviceSealedKeep } from '../../../../shared/offline/sealed-keep.ts'
import type { DraftBase, DraftFrame } from './draft-state.ts'

/** A form with its answers on this device, so that it opens and goes on without a signal. */
export type KeptForm = DraftFrame & {
  affiliateId: number
  form: FormName
  toFill: FormToFillWire
  base: DraftBase
  answers: Answers
}

export type FormKeep = Keep<KeptForm>

export const deviceForms: FormKeep = deviceSealedKeep<KeptForm>('form-drafts')

/** Somebody else's on the same device has another key. */
export const keptFormKey = (affiliateId: number, form: FormName) => `${affiliateId}.${form}`
