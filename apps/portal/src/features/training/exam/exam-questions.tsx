import type { ExamWire } from '@fathom/contract/training'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import css from './exam.module.css'
import { msLeft } from './exam-clock.ts'
import { useTimeUp } from './exam-clock-view.tsx'
import { ExamIntro } from './exam-intro.tsx'
import { ExamPage, INTRO, type StepProps } from './exam-page.tsx'
import { type ExamPictures, QuestionPicture } from './exam-picture.tsx'
import type { ExamSender, ExamState } from './exam-sender.ts'
import { useIsWaiting, WaitBanner } from './exam-wait.tsx'
import { ReadAloud } from './read-aloud.tsx'

type Props = { state: ExamState; sender: ExamSender; seconds: () => number; pictures: ExamPictures }

/** An exam that was begun opens at its first question without an answer, or at the overview. */
function firstStep({ exam: { questions, time }, given }: ExamState): number {
  if (questions.length === 0 || (Object.keys(given).length === 0 && !time?.startedAt)) return INTRO
  const open = questions.findIndex(({ id }) => given[id] === undefined)
  return open < 0 ? questions.length : open
}

/** The exam until it's handed in: the introduction, one question after the other, and the overview. */
export function ExamQuestions({ state, sender, seconds, pictures }: Props) {
  const { exam, given, isHandedIn, saving } = state
  const [step, setStep] = useState(() => firstStep(state))
  const isTurned = useRef(false)
  const turn = (to: number) => {
    isTurned.current = true
    setStep(to)
  }
  const handIn = () => void sender.handIn(seconds())
  useTimeUp(exam, isHandedIn, handIn)
  if (isHandedIn) return <HandedIn isTimeUp={msLeft(exam) === 0} isWaiting={saving === 'waiting'} />
  const { questions } = exam
  const question = questions[step]
  const steps = { exam, step, given, isTurned: isTurned.current, onTurn: turn }
  if (step === INTRO)
    return (
      <ExamIntro
        {...steps}
        onStarted={() => turn(0)}
        start={async () => {
          if (exam.time && exam.time.startedAt === null) await sender.start(seconds())
        }}
      />
    )
  if (!question) return <Overview {...steps} onHandIn={handIn} />
  return (
    <Question
      {...steps}
      key={question.id}
      pictures={pictures}
      onChoose={(position) => void sender.answer(question.id, position, seconds())}
      question={question}
    />
  )
}

type QuestionProps = StepProps & {
  pictures: ExamPictures
  question: ExamWire['questions'][number]
  onChoose: (position: number) => void
}

function Question({ question, pictures, onChoose, ...props }: QuestionProps) {
  const { t } = useTranslator('training-exam')
  const { exam, step, given, onTurn } = props
  const { length: count } = exam.questions
  const chosen = given[question.id]
  return (
    <ExamPage
      {...props}
      next={t(step === count - 1 ? 'training-exam.review' : 'training-exam.next')}
      onNext={() => onTurn(step + 1)}
      title={t('training-exam.question', { number: step + 1, count })}
    >
      <p className={css.section}>
        <bdi lang={langOf(exam.culture)}>{question.section}</bdi>
      </p>
      <QuestionPicture lang={langOf(exam.culture)} picture={question.picture} pictures={pictures} />
      <div className={css.question} dir="auto" lang={langOf(exam.culture)}>
        <RadioRows
          choices={question.choices.map((label, position) => ({ value: String(position), label }))}
          legend={<span className={css.prompt}>{question.prompt}</span>}
          onChange={(value) => onChoose(Number(value))}
          value={chosen === undefined ? undefined : String(chosen)}
        />
      </div>
      {exam.readAloud && <ReadAloud culture={exam.culture} texts={[question.prompt, ...question.choices]} />}
    </ExamPage>
  )
}

/** All answers before the exam is handed in, each with the way back to its question. */
function Overview({ onHandIn, ...props }: StepProps & { onHandIn: () => void }) {
  const { t } = useTranslator('training-exam')
  const { exam, given } = props
  const { questions, attempts } = exam
  const isWaiting = useIsWaiting(attempts.nextAt)
  const hasOpen = questions.some(({ id }) => given[id] === undefined)
  return (
    <ExamPage
      {...props}
      canGoOn={!hasOpen && !isWaiting}
      next={t('training-exam.handIn')}
      onNext={onHandIn}
      title={t('training-exam.check.title')}
    >
      <div className={css.prose}>
        <p role="status">{t(hasOpen ? 'training-exam.check.open' : 'training-exam.check.all')}</p>
        {isWaiting && attempts.nextAt !== null && <WaitBanner nextAt={attempts.nextAt} />}
      </div>
      <GivenAnswers {...props} />
    </ExamPage>
  )
}

/** The questions without an answer come first: they are what is left to do. */
function GivenAnswers({ exam: { questions, culture }, given, onTurn }: StepProps) {
  const { t } = useTranslator('training-exam', 'training-record')
  const numbered = questions.map((question, at) => ({ ...question, at, chosen: given[question.id] }))
  const isOpen = ({ chosen }: { chosen: number | undefined }) => chosen === undefined
  return (
    <ul className={css.answers}>
      {numbered
        .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
        .map(({ id, at, prompt, choices, chosen }) => (
          <li key={id}>
            <p className={css.prompt}>
              <bdi lang={langOf(culture)}>{prompt}</bdi>
            </p>
            <p>
              <span className={css.label}>{t('training-record.given')}</span>
              {chosen === undefined ? (
                t('training-exam.noAnswer')
              ) : (
                <bdi lang={langOf(culture)}>{choices[chosen]}</bdi>
              )}
            </p>
            <Button kind="soft" onClick={() => onTurn(at)}>
              {t('training-exam.question', { number: at + 1, count: questions.length })}
            </Button>
          </li>
        ))}
    </ul>
  )
}

/** Handed in and not marked yet: on its way, or stored on this device while offline. */
function HandedIn({ isWaiting, isTimeUp }: { isWaiting: boolean; isTimeUp: boolean }) {
  const { t } = useTranslator('training-exam')
  const isOffline = !useOnline() || isWaiting
  const heading = useRef<HTMLHeadingElement>(null)
  // The question under the hands of the student is gone without their doing.
  useEffect(() => {
    if (isTimeUp) heading.current?.focus()
  }, [isTimeUp])
  return (
    <div className={css.exam}>
      <div className={css.page}>
        {(isTimeUp || isOffline) && (
          <h2 ref={heading} tabIndex={-1}>
            {t(isTimeUp ? 'training-exam.time.up' : 'training-exam.waiting.title')}
          </h2>
        )}
        {isOffline ? (
          <div className={css.prose} role="status">
            <p>{t('training-exam.waiting.text')}</p>
            {isTimeUp && <p>{t('training-exam.time.counts')}</p>}
          </div>
        ) : (
          <Loading label={t('training-exam.marking')}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton width="60%" />
          </Loading>
        )}
      </div>
    </div>
  )
}
