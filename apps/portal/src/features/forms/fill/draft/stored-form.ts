import type { FormToFillWire } from '@fathom/contract/forms'
import type { Answers, FormName } from '@fathom/domain/forms'
import {
  createDraftStore,
  type FoundDraft,
  joinLeft,
  leftBehind,
} from '../../../../shared/draft/draft-store.ts'
import type { DraftStore } from '../../../../shared/draft/draft-types.ts'
import { newId } from '../../../../shared/new-id.ts'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { savedAtAsKeptAt, storedAs, type WithKeptAt } from '../../../../shared/offline/stored-as.ts'
import { isSamePlace } from '../pages/place-in.ts'
import { type AnswerContext, type FormBase, type FormTypes, isDirty, mergeAnswers } from './form-draft.ts'

/**
 * A form with its answers on this device, so that it can be opened and continued offline. The names are those
 * on people's devices.
 */
export type StoredForm = AnswerContext & {
  affiliateId: number
  form: FormName
  toFill: FormToFillWire
  base: FormBase
  answers: Answers
  /**
   * The key of the visit that answered it, since two tabs may have the same form open. Absent in drafts of an
   * earlier version.
   */
  key?: string
  savedAt?: string
}

export type FormStore = DeviceStore<StoredForm>

export const deviceForms: FormStore = storedAs(
  deviceEncryptedStore<WithKeptAt<StoredForm>>('form-drafts'),
  savedAtAsKeptAt<StoredForm>(),
)

type Whose = Pick<StoredForm, 'affiliateId' | 'form'>

/** Another user's draft on the same device has another key. */
export const storedFormKey = ({ affiliateId, form }: Whose) => `${affiliateId}.${form}`

export const keyOf = (stored: StoredForm): string => stored.key ?? storedFormKey(stored)

export const formLock = (key: string) => `fathom.form.${key}`

/** Answered on an earlier visit, and not on the server yet. */
export const isUnsent = (stored: StoredForm): boolean => isDirty(stored.base, stored)

export type FoundForm = FoundDraft<StoredForm>

/** A draft that no other tab has open: what earlier visits could not send, or the offline copy. */
export async function findStored(forms: FormStore, whose: Whose): Promise<FoundForm | undefined> {
  const all = await freeOf(forms, whose)
  return joinLeft(all.filter(isUnsent), keyOf, joined) ?? (all[0] && { stored: all[0], from: [] })
}

/** Call when the form is signed or restarted. Drafts in other open tabs stay. */
export async function forgetForm(forms: FormStore, whose: Whose): Promise<void> {
  for (const stored of await freeOf(forms, whose)) await forms.remove(keyOf(stored))
}

async function freeOf(forms: FormStore, { affiliateId, form }: Whose): Promise<StoredForm[]> {
  const all = (await forms.list()).filter(
    (stored) => stored.affiliateId === affiliateId && stored.form === form,
  )
  return leftBehind(all, (stored) => formLock(keyOf(stored)))
}

/** Undefined if the two visits answered the same question differently, or another text. */
function joined(newer: StoredForm, older: StoredForm): StoredForm | undefined {
  const isSameText =
    newer.toFill.definition.version === older.toFill.definition.version &&
    isSamePlace(newer.place, older.place) &&
    newer.filledFor === older.filledFor
  if (!isSameText) return undefined
  const both = mergeAnswers(newer.toFill.definition, older.base.answers, older.answers, newer.answers)
  return both.conflicts.length > 0 ? undefined : { ...newer, answers: both.mine }
}

type Opened = Omit<StoredForm, 'key' | 'savedAt' | 'base' | 'answers'>

/** Unsent answers are stored under a key of this visit, sent ones as one copy that all visits share. */
export function storeOf(
  forms: FormStore,
  opened: Opened,
  from: readonly string[],
  key = `${storedFormKey(opened)}.${newId()}`,
): DraftStore<FormTypes> {
  return createDraftStore<FormTypes, StoredForm>({
    records: forms,
    key,
    from,
    lockOf: formLock,
    recordOf: ({ base = { version: 0, answers: {} }, content }, at) => ({
      ...opened,
      base,
      answers: content,
      key: at,
      savedAt: new Date().toISOString(),
    }),
    copyKey: `${storedFormKey(opened)}.copy`,
  })
}
