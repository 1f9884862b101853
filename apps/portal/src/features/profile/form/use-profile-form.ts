import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AccountSource, useSteps } from '../profile.mutations.ts'
import {
  changed,
  changedFields,
  changedParts,
  type Draft,
  differences,
  fieldsOf,
  isSaved,
  rebased,
  settled,
} from './draft.ts'
import { findDraft, keepDraft } from './draft-store.ts'
import type { Fields, Stored } from './fields.ts'
import { dayOf, noSuchDay, problemsIn } from './problems.ts'
import { saveParts } from './save-parts.ts'

/**
 * A draft on top of the stored data that survives reloads; it ends when it is saved, undone, or discarded for
 * another version, and with the session.
 */
function useDraft(affiliateId: number, stored: Stored, onSignedOut: AccountSource['onSignedOut']) {
  const [draft, setDraft] = useState(() => {
    const found = findDraft(sessionStorage, affiliateId)
    return found && !isSaved(stored, found) ? found : undefined
  })
  useEffect(() => keepDraft(sessionStorage, affiliateId, draft), [affiliateId, draft])
  useEffect(
    // Synchronously, so that the browser doesn't ask a signed-out user whether to leave the page.
    () => onSignedOut(() => flushSync(() => setDraft(undefined))),
    [onSignedOut],
  )
  return [draft, setDraft] as const
}

const problemsOf = (draft: Draft) => problemsIn(fieldsOf(draft), changedParts(draft), dayOf(new Date()))

export function useProfileForm(
  affiliateId: number,
  account: AccountSource,
  stored: Stored,
  onSaved: () => void,
) {
  const [draft, setDraft] = useDraft(affiliateId, stored, account.onSignedOut)
  const [refused, setRefused] = useState(0)
  const [undone, setUndone] = useState(0)
  const steps = useSteps(affiliateId, account)
  const save = useMutation({
    mutationFn: (next: Draft) => saveParts(next, steps, setDraft),
    // Fail at once while offline, with a message; nothing is sent later by itself.
    networkMode: 'always',
    onSuccess: (conflict) => conflict ?? onSaved(),
  })
  const conflict = draft && save.data
  const theirs = conflict && steps[conflict.part].read(conflict.current)
  const fields = draft ? fieldsOf(draft) : stored.fields
  const problems = draft && refused > 0 ? problemsOf(draft) : noSuchDay(fields)
  const submit = (next: Draft) => {
    const isFine = Object.keys(problemsOf(next)).length === 0
    setRefused(isFine ? 0 : refused + 1)
    if (isFine) save.mutate(next)
  }
  const drop = () => {
    save.reset()
    setRefused(0)
    setDraft(undefined)
  }
  return {
    fields,
    draft,
    count: draft ? changedFields(draft).length : 0,
    problems,
    /** Increments with each save that fails validation, to move the focus to the first problem. */
    refused,
    isSaving: save.isPending,
    failure: account.isCanceled(save.error) ? null : save.error,
    conflict: conflict && theirs && { ...conflict, theirs, names: differences(draft, conflict.part, theirs) },
    change(change: Partial<Fields>) {
      if (!save.isPending) save.reset()
      setDraft(changed(stored, draft, change))
    },
    undo() {
      setUndone(undone + 1)
      drop()
    },
    /** Increments with each Undo, to reset fields that show more than the draft has, such as half a name. */
    undone,
    submit: () => draft && !save.isPending && submit(draft),
    keepMine() {
      const next = conflict && theirs && rebased(draft, conflict.part, theirs)
      if (!next) return
      setDraft(next)
      submit(next)
    },
    takeTheirs() {
      if (!conflict || !theirs) return
      steps[conflict.part].adopt(conflict.current)
      save.reset()
      setDraft(settled(draft, conflict.part, theirs))
    },
    /** Back to the form without a decision. */
    decideLater: () => save.reset(),
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
