import type { PreferenceWire } from '@fathom/contract/preferences'
import type { OptIn, OptOutReason } from '@fathom/domain/preferences'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choices, changed, choicesOf, type Draft, differences, rebased } from './choices.ts'
import { conflictIn, useSavePreference } from './preferences.mutations.ts'
import { preferenceKey, type Subscriber } from './preferences.queries.ts'

/**
 * One draft on top of the saved record; it lasts until it is saved, undone or discarded for what was saved
 * elsewhere.
 */
export function usePreferencesForm(subscriber: Subscriber, saved: PreferenceWire) {
  const [draft, setDraft] = useState<Draft>()
  const save = useSavePreference(subscriber)
  const client = useQueryClient()
  const conflict = conflictIn(save.error)
  const submit = (next: Draft) => save.mutate(next, { onSuccess: () => setDraft(undefined) })
  const choices = draft?.choices ?? choicesOf(saved)
  return {
    choices,
    draft,
    count: draft ? differences(draft.from, choices).length : 0,
    isSaving: save.isPending,
    isSaved: save.isSuccess && draft === undefined,
    hasFailed: save.isError && conflict === undefined,
    conflict,
    change(change: Partial<Choices>) {
      if (!save.isPending) save.reset()
      setDraft(changed(saved, draft, change))
    },
    explain: (name: OptIn, reason: OptOutReason | undefined) =>
      setDraft(draft && { ...draft, reasons: { ...draft.reasons, [name]: reason } }),
    undo() {
      save.reset()
      setDraft(undefined)
    },
    submit: () => draft && submit(draft),
    keepMine() {
      if (!draft || !conflict) return
      const next = rebased(draft, conflict)
      setDraft(next)
      submit(next)
    },
    takeTheirs() {
      client.setQueryData(preferenceKey(subscriber.affiliateId), conflict)
      save.reset()
      setDraft(undefined)
    },
    /** Back to the form without a decision. */
    decideLater: () => save.reset(),
  }
}

export type PreferencesFormState = ReturnType<typeof usePreferencesForm>
