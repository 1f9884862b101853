import type { FormToFillWire } from '@fathom/contract/forms'
import { type FormName, isComplete, type Place } from '@fathom/domain/forms'
import { useState, useSyncExternalStore } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { DraftConflict } from './draft/draft-conflict.tsx'
import { DraftWord } from './draft/draft-word.tsx'
import { useDraft } from './draft/use-draft.ts'
import { FillContext, type FormPerson, type KnownOfForm } from './fill-context.ts'
import { FillNotices } from './fill-notices.tsx'
import { FillPages } from './fill-pages.tsx'
import { FormText } from './form-text.tsx'
import { useFormWords } from './form-words.ts'
import { FormLayout } from './layout/form-layout.tsx'
import { firstStepOf } from './layout/form-names.ts'
import { FormGone } from './opening/form-gone.tsx'
import type { OpenedForm } from './opening/opened-form.ts'
import { useSendSigned } from './outbox/use-send-signed.ts'
import { usePageAt } from './pages/use-page-at.ts'

type Props = {
  form: FormName
  person: FormPerson
  place: Place | null
  toFill: FormToFillWire
  start: OpenedForm
  /** Values that need not be typed. */
  known: KnownOfForm | undefined
  /** Discards answers to a version that is no longer used. */
  onAnew: () => Promise<void>
}

/** An open form: its pages, the save status, and the signature. */
export function FillForm({ form, person, place, toFill, start, known, onAnew }: Props) {
  const { definition, signers, isAfterDecline = false } = toFill
  const frame = form === 'liability-release' ? { place, filledFor: known?.from ?? start.filledFor } : {}
  const saver = useDraft({ person, form, frame, toFill, known }, start)
  const { answers, state } = useSyncExternalStore(saver.subscribe, saver.snapshot)
  const { text, language, isForeign } = useFormWords(definition)
  const pageAt = usePageAt(definition, answers, person.name)
  const [, setSearch] = useSearchParams()
  const [isLater, setLater] = useState(false)
  const [isGone, setGone] = useState(false)
  const send = useSendSigned({
    before: saver.stop,
    onSigned: (documentId) => setSearch({ signed: documentId }, { replace: true }),
    onRefused: (cause) => {
      if (cause instanceof CallFailed && cause.problem === 'form-version-gone') setGone(true)
      else saver.wake()
    },
  })
  const step = pageAt.page ? firstStepOf(form) : pageAt.at === 'sign' ? 'sign' : 'review'
  const asked = { definition, signers, isAfterDecline, place }
  const context = { person, ...asked, answers, answer: saver.answer, text, language }
  return (
    <FillContext value={context}>
      <FormLayout
        aside={<DraftWord onDecide={() => setLater(false)} state={state} />}
        first={firstStepOf(form)}
        isFirstOpen={!isComplete(definition, answers)}
        step={step}
        title={<FormText of={definition.title} />}
      >
        {isGone || state.kind === 'gone' ? (
          <FormGone onBegin={onAnew} />
        ) : (
          <>
            <FillNotices
              isForeign={isForeign}
              isSigning={step === 'sign'}
              isStartedAnew={start.isStartedAnew}
              state={state}
            />
            <FillPages pageAt={pageAt} send={send} />
          </>
        )}
      </FormLayout>
      <DraftConflict
        isLater={isLater}
        onChoose={(whose) => void saver.choose(whose)}
        onLater={() => setLater(true)}
        state={state}
      />
    </FillContext>
  )
}
