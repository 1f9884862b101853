import type { FormToFillWire } from '@fathom/contract/forms'
import type { FormName } from '@fathom/domain/forms'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { holdDraft } from '../../../../shared/offline/draft-claims.ts'
import { saveFormDraft } from '../fill.queries.ts'
import type { FormPerson, KnownOfForm } from '../fill-context.ts'
import type { OpenedForm } from '../opening/opened-form.ts'
import { createDraftSaver, type DraftSaver } from './draft-saver.ts'
import type { DraftLayout } from './draft-state.ts'
import { filledIn } from './filled-in.ts'
import { holdForm } from './hold-form.ts'
import { deviceForms } from './stored-form.ts'
import { useUnsavedMark } from './use-unsaved-mark.ts'

type Holder = {
  person: FormPerson
  form: FormName
  frame: DraftLayout
  toFill: FormToFillWire
  known: KnownOfForm | undefined
}

/** Manages the answers while the form is open. */
export function useDraft({ person, form, frame, toFill, known }: Holder, start: OpenedForm): DraftSaver {
  const calls = useCalls()
  const { definition } = toFill
  const { affiliateId } = person
  const [hold] = useState(() => holdForm(deviceForms, { affiliateId, form, toFill, ...frame }, start.from))
  const [saver] = useState(() =>
    createDraftSaver({
      definition,
      base: start.base,
      answers: filledIn(definition, start, known, person.name),
      frame,
      write: (version, answers) =>
        saveFormDraft(calls, form, { definitionVersion: definition.version, answers, ...frame, version }),
      keep: hold.keep,
    }),
  )
  useEffect(() => {
    const wake = () => saver.wake()
    const hide = () => document.visibilityState === 'hidden' && saver.wake()
    const letGo = holdDraft(hold.lock)
    saver.open()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', hide)
      void saver.end().then(letGo)
    }
  }, [saver, hold])
  useUnsavedMark(!useSyncExternalStore(saver.subscribe, saver.isSafe))
  return saver
}
