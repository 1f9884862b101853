import type { FormToFillWire } from '@fathom/contract/forms'
import {
  type Answers,
  type FormDefinition,
  type FormName,
  findOfficialText,
  isComplete,
  languageOf,
  type Place,
  partiesIn,
  type Question,
} from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import CloudOff from 'lucide-react/icons/cloud-off'
import FilePen from 'lucide-react/icons/file-pen'
import Languages from 'lucide-react/icons/languages'
import { useState } from 'react'
import { useKnownConflict } from '../../../shared/draft/known-conflicts.ts'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../shared/ui/form/conflict-dialog.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { DraftWord } from './draft/draft-word.tsx'
import type { AnswerContext, FormDraftState } from './draft/form-draft.ts'
import { storedFormKey } from './draft/stored-form.ts'
import { useFormDraft } from './draft/use-form-draft.ts'
import { FillContext, type FormPerson, type KnownOfForm, useFill } from './fill-context.ts'
import { FormLayout } from './form-layout.tsx'
import { firstStepOf } from './form-names.ts'
import { FormText } from './form-text.tsx'
import type { OpenedForm } from './opened-form.ts'
import { useSendSigned } from './outbox/use-send-signed.ts'
import { FillPages } from './pages/fill-pages.tsx'
import { ReviewSections, useAnswerWords } from './pages/review-sections.tsx'
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
  /** TS-09: asks again whom a release names. */
  onChangeParties?: (() => void) | undefined
}

/** An open form: its pages, the save status, and the signature. */
export function FillForm(props: Props) {
  const { form, person, place, toFill, start, known, onAnew, onChangeParties } = props
  const {
    definition,
    signers,
    isAfterDecline = false,
    hasEarlierYes = false,
    hasOpenRequest = false,
  } = toFill
  const { isBirthDateUnconfirmed = false, ageBirthDate = person.birthDate } = toFill
  const context: AnswerContext =
    form === 'liability-release' ? { place, filledFor: known?.from ?? start.filledFor } : {}
  const { draft, snapshot, answer } = useFormDraft({ person, form, context, toFill, known }, start)
  const { content: answers, state } = snapshot
  const { text, language, isForeign } = useFormWords(definition)
  const pageAt = usePageAt(definition, answers, person.name)
  const [, setSearch] = useSearchParams()
  const [isLater, setLater] = useState(false)
  const [isGone, setGone] = useState(false)
  const send = useSendSigned({
    before: draft.stop,
    onSigned: (documentId) => setSearch({ signed: documentId }, { replace: true }),
    onRefused: (cause) => {
      if (cause instanceof CallFailed && cause.problem === 'form-version-gone') setGone(true)
      else draft.start()
    },
  })
  const step = pageAt.page ? firstStepOf(form) : pageAt.at === 'sign' ? 'sign' : 'review'
  const asked = { isAfterDecline, hasEarlierYes, hasOpenRequest, isBirthDateUnconfirmed, ageBirthDate }
  const opened = { definition, signers, place, ...asked }
  const parties = partiesIn(context.filledFor)
  const fill = { person, ...opened, parties, onChangeParties, answers, answer, text, language }
  return (
    <FillContext value={fill}>
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
        form={form}
        isLater={isLater}
        onChoose={(whose) => void draft.choose(whose)}
        onLater={() => setLater(true)}
        state={state}
      />
    </FillContext>
  )
}

/**
 * The texts of a form in the language it is signed in. A form that is not available in the reader's language
 * brings all its texts along; for the others we use the catalogue.
 */
function useFormWords(definition: FormDefinition) {
  const { t, locale } = useTranslator('forms')
  const language = languageOf(definition, locale)
  // The keys are data; a test checks that the catalogue has all of them.
  const catalogue = t as (key: string) => string
  return {
    language,
    isForeign: language !== locale,
    text: (key: string) => findOfficialText(definition, language, key) ?? catalogue(key),
  }
}

/** The version was replaced while the form was open: says so, and keeps all answers readable. */
function FormGone({ onBegin }: { onBegin: () => Promise<void> }) {
  const { t } = useTranslator('forms')
  const { answers } = useFill()
  const [isBusy, setBusy] = useState(false)
  const begin = () => {
    setBusy(true)
    void onBegin().finally(() => setBusy(false))
  }
  return (
    <>
      <Banner icon={FilePen} live="alert" tone="buoy">
        <b>{t('forms.fill.anew.title')}</b>
        <p>{t('forms.fill.anew.text')}</p>
      </Banner>
      <div>
        <Button busy={isBusy} kind="primary" onClick={begin} size="lg">
          {t('forms.fill.anew.begin')}
        </Button>
      </div>
      {Object.keys(answers).length > 0 && <ReviewSections isOver={true} />}
    </>
  )
}

type FillNoticesProps = {
  state: FormDraftState
  isStartedAnew: boolean
  isForeign: boolean
  /** The signing page has its own message about the connection. */
  isSigning: boolean
}

/** Notices around the page: offline, another version, another language. */
function FillNotices({ state, isStartedAnew, isForeign, isSigning }: FillNoticesProps) {
  const { t, locale } = useTranslator('forms')
  const { language } = useFill()
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && !isSigning && state.kind !== 'conflict' && (
        <Banner icon={CloudOff} live="status">
          {t('forms.fill.offline')}
        </Banner>
      )}
      {isStartedAnew && (
        <Banner icon={FilePen} live="status" tone="buoy">
          <b>{t('forms.fill.anew.title')}</b>
          <p>{t('forms.fill.anew.text')}</p>
        </Banner>
      )}
      {isForeign && (
        <Banner icon={Languages}>
          {t('forms.fill.language', {
            language: new Intl.DisplayNames([intlTag(locale)], { type: 'language' }).of(language) ?? language,
          })}
        </Banner>
      )}
    </>
  )
}

type DraftConflictProps = Choosing & { form: FormName; state: FormDraftState }

/** Two devices answered the same question differently: shows both answers, and the person chooses. */
function DraftConflict({ form, state, ...choosing }: DraftConflictProps) {
  const { t } = useTranslator('forms')
  const { person, definition, answers, text } = useFill()
  const wordsOf = useAnswerWords()
  const questions = definition.sections.flatMap((section) => section.questions)
  const answerIn = (question: Question | undefined, from: Answers) =>
    (question && wordsOf(question, from[question.id])) ?? t('forms.fill.conflict.none')
  const conflict = state.kind === 'conflict' ? state : undefined
  const differences = (conflict?.conflicts ?? []).map((id) => {
    const question = questions.find((each) => each.id === id)
    return {
      id,
      name: question ? text(question.text) : id,
      mine: answerIn(question, answers),
      theirs: answerIn(question, conflict?.theirs.answers ?? {}),
    }
  })
  const { affiliateId } = person
  // Health answers are shown in the form only.
  const listed = form === 'medical-questionnaire' ? [] : differences
  useKnownConflict('form-drafts', storedFormKey({ affiliateId, form }), conflict && listed)
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={differences}
      isStale={conflict !== undefined}
      words={conflictWords((word) => t(`forms.fill.conflict.${word}`))}
    />
  )
}
