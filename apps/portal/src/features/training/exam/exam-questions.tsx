import type { ExamWire } from '@fathom/contract/training'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './exam.module.css'
import { ExamClock, useTimeUp } from './exam-clock-view.tsx'
import { type ExamPictures, QuestionPicture } from './exam-picture.tsx'
import type { ExamSender, ExamState } from './exam-sender.ts'
import { useIsWaiting, WaitBanner } from './exam-wait.tsx'
import { ReadAloud } from './read-aloud.tsx'

type Props = { state: ExamState; sender: ExamSender; seconds: () => number; pictures: ExamPictures }

const INTRO = -1

/** An exam that was begun opens at its first question without an answer, or at the overview. */
function firstStep({ exam: { questions, time }, given }: ExamState): number {
  if (Object.keys(given).length === 0 && !time?.startedAt) return INTRO
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
  if (isHandedIn) return <HandedIn isWaiting={saving === 'waiting'} />
  const { questions } = exam
  const question = questions[step]
  const steps = { exam, step, given, isTurned: isTurned.current, onTurn: turn }
  const start = () => {
    if (exam.time && exam.time.startedAt === null) void sender.start(seconds())
    turn(0)
  }
  if (step === INTRO) return <Intro {...steps} onStart={start} />
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

type StepProps = {
  exam: ExamWire
  step: number
  given: ExamState['given']
  /** The person has moved within the exam, so the focus follows. */
  isTurned: boolean
  onTurn: (step: number) => void
}

type PageProps = Pick<StepProps, 'exam' | 'step' | 'isTurned' | 'onTurn'> & {
  title: ReactNode
  titleLang?: string | undefined
  next: string
  canGoOn?: boolean
  onNext: () => void
  children: ReactNode
}

function ExamPage({
  exam,
  step,
  isTurned,
  onTurn,
  title,
  titleLang,
  next,
  canGoOn = true,
  onNext,
  children,
}: PageProps) {
  const { t } = useTranslator('training-exam')
  const heading = useRef<HTMLHeadingElement>(null)
  const { length: count } = exam.questions
  useEffect(() => {
    if (isTurned) heading.current?.focus()
  }, [isTurned])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) onNext()
  }
  return (
    <form className={css.exam} onSubmit={submit}>
      <ExamClock exam={exam} />
      <ProgressBar
        label={t('training-exam.question', { number: Math.min(Math.max(step + 1, 1), count), count })}
        value={Math.max(step, 0) / count}
      />
      <div className={css.page}>
        <h2 lang={titleLang} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <footer className={css.foot}>
        {step > INTRO && (
          <Button kind="quiet" onClick={() => onTurn(step - 1)}>
            {t('training-exam.back')}
          </Button>
        )}
        <Button disabled={!canGoOn} kind="primary" size="lg" type="submit">
          {next}
          <Icon flip={true} of={ArrowRight} />
        </Button>
      </footer>
    </form>
  )
}

function Intro({ onStart, ...props }: StepProps & { onStart: () => void }) {
  const { t } = useTranslator('training-exam')
  const { exam } = props
  return (
    <ExamPage
      {...props}
      next={t('training-exam.start')}
      onNext={onStart}
      title={exam.title}
      titleLang={langOf(exam.culture)}
    >
      <div className={css.prose}>
        <p>{t('training-exam.about', { count: exam.questions.length, needed: exam.needed })}</p>
        {exam.intro.map((text) => (
          <p key={text}>
            <bdi lang={langOf(exam.culture)}>{text}</bdi>
          </p>
        ))}
        <p>
          {exam.time
            ? t('training-exam.time.intro', { minutes: exam.time.minutes })
            : t('training-exam.time.none')}
        </p>
        <p>{t('training-exam.rule')}</p>
        <p>{t('training-exam.left', { count: exam.attempts.left })}</p>
        <p>{t('training-exam.offline')}</p>
      </div>
    </ExamPage>
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
function HandedIn({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslator('training-exam')
  return (
    <div className={css.exam}>
      <div className={css.page}>
        {isWaiting ? (
          <div role="status">
            <h2>{t('training-exam.waiting.title')}</h2>
            <p className={css.prose}>{t('training-exam.waiting.text')}</p>
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
