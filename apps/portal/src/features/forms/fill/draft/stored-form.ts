import type { FormToFillWire } from '@fathom/contract/forms'
import type { Answers, FormName } from '@fathom/domain/forms'
import { leftBehind } from '../../../../shared/offline/draft-claims.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { deviceSealedKeep } from '../../../../shared/offline/sealed-keep.ts'
import { isSamePlace } from '../place/place-in.ts'
import type { DraftBase, DraftLayout } from './draft-state.ts'
import { isDirty } from './is-dirty.ts'
import { mergeAnswers } from './merge-answers.ts'

/** A form with its answers on this device, so that it can be opened and continued offline. */
export type StoredForm = DraftLayout & {
  affiliateId: number
  form: FormName
  toFill: FormToFillWire
  base: DraftBase
  answers: Answers
  /**
   * The key of the visit that answered it, since two tabs may have the same form open. Absent in drafts of an
   * earlier version.
   */
  key?: string
  keptAt?: string
}

export type FormKeep = Keep<StoredForm>

export const deviceForms: FormKeep = deviceSealedKeep<StoredForm>('form-drafts')

type Whose = Pick<StoredForm, 'affiliateId' | 'form'>

/** Another user's draft on the same device has another key. */
export const storedFormKey = ({ affiliateId, form }: Whose) => `${affiliateId}.${form}`

const keyOf = (kept: StoredForm): string => kept.key ?? storedFormKey(kept)

export const formLock = (key: string) => `fathom.form.${key}`

/** Answered on an earlier visit, and not on the server yet. */
export const isUnsent = (kept: StoredForm): boolean => isDirty(kept.base, kept)

/** A draft to continue with, and the keys on the device that it came from. */
export type FoundForm = { kept: StoredForm; from: readonly string[] }

/** A draft that no other tab has open: what earlier visits could not send, or the offline copy. */
export async function findStored(keep: FormKeep, whose: Whose): Promise<FoundForm | undefined> {
  const all = await freeOf(keep, whose)
  const [newest, ...older] = all.filter(isUnsent)
  if (newest) return older.reduce(joined, { kept: newest, from: [keyOf(newest)] })
  return all[0] && { kept: all[0], from: [] }
}

/** Call when the form is signed or restarted. Drafts in other open tabs stay. */
export async function forgetForm(keep: FormKeep, whose: Whose): Promise<void> {
  for (const kept of await freeOf(keep, whose)) await keep.remove(keyOf(kept))
}

async function freeOf(keep: FormKeep, { affiliateId, form }: Whose): Promise<StoredForm[]> {
  const all = (await keep.list()).filter((kept) => kept.affiliateId === affiliateId && kept.form === form)
  return leftBehind(all, (kept) => formLock(keyOf(kept)))
}

/**
 * Merges two visits that answered different questions. If they conflict, the older one waits until the person
 * chooses.
 */
function joined(found: FoundForm, older: StoredForm): FoundForm {
  const { kept } = found
  const isSameText =
    kept.toFill.definition.version === older.toFill.definition.version &&
    isSamePlace(kept.place, older.place) &&
    kept.filledFor === older.filledFor
  if (!isSameText) return found
  const both = mergeAnswers(kept.toFill.definition, older.base.answers, older.answers, kept.answers)
  if (both.conflicts.length > 0) return found
  return { kept: { ...kept, answers: both.mine }, from: [...found.from, keyOf(older)] }
}
