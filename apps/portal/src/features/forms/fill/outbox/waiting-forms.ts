import { knownConflict } from '../../../../shared/draft/known-conflicts.ts'
import { type ListWaiting, takeEntry } from '../../../../shared/offline/waiting.ts'
import type { Difference, WaitingEntry } from '../../../../shared/offline/waiting-list.ts'
import { paths } from '../../../../shared/paths.ts'
import { deviceForms, isUnsent, keyOf, storedFormKey } from '../draft/stored-form.ts'
import { titleOf } from '../form-names.ts'
import { deviceSigned } from './signed-form.ts'

/** BO-05: answers that are sent when their form is open, and signed forms that the server doesn't have. */
export const listWaitingForms: ListWaiting = async (affiliateId, words) => {
  await Promise.all([words.need('forms'), words.need('forms-signers')])
  const { t } = words.current()
  const isMine = (stored: { affiliateId: number }) => stored.affiliateId === affiliateId
  const drafts = (await deviceForms.list()).filter((stored) => isMine(stored) && isUnsent(stored))
  const signed = (await deviceSigned.list()).filter(isMine)
  return [
    ...drafts.map((stored) => ({
      ...{ id: keyOf(stored), kind: t('shell.nav.forms'), title: t(titleOf(stored.form)) },
      state: draftState(knownConflict(storedFormKey(stored)), t('forms.fill.conflict.text')),
      since: stored.savedAt,
      to: paths.fillForm(stored.form),
      discard: () => takeEntry(deviceForms, keyOf(stored)),
      shownBy: ['forms'],
    })),
    // A signature can't be given again by itself, so it isn't discarded here.
    ...signed.map(({ documentId, submission: { form }, refused }) => ({
      ...{ id: documentId, kind: t('forms.document.kind'), title: t(titleOf(form)), since: undefined },
      state:
        refused === undefined
          ? { kind: 'waiting' as const }
          : { kind: 'conflict' as const, question: t('forms-signers.again.text') },
      to: paths.fillForm(form, { signed: documentId }),
      shownBy: ['forms'],
    })),
  ]
}

const draftState = (
  differences: readonly Difference[] | undefined,
  question: string,
): WaitingEntry['state'] =>
  differences ? { kind: 'conflict', question, differences } : { kind: 'unfinished' }
