import type { PracticeWire } from '@fathom/contract/training'
import { dueCards, type Review, repetitionCards } from '@fathom/domain/training'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Repeat from 'lucide-react/icons/repeat'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { ALSO_OFFLINE, answerOrStored } from '../../../shared/offline/stored-answers.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { LEARNING_KEY } from '../learning-key.ts'
import css from './practice.module.css'
import { listStoredReviews, putReview } from './stored-reviews.ts'

type Course = { affiliateId: number; courseId: string }
type Practice = PracticeWire & { unsent: Review[] }
type Question = PracticeWire['questions'][number]

const practiceQuery = ({ http }: Pick<Calls, 'http'>, { affiliateId, courseId }: Course) => ({
  queryKey: [...LEARNING_KEY, 'practice', affiliateId, courseId],
  queryFn: async (): Promise<Practice> => {
    const practice = await answerOrStored({ affiliateId, name: `practice.${courseId}` }, () =>
      http.get<PracticeWire>('learning', 'courses/{id}/practice', { params: { id: courseId } }),
    )
    return { ...practice, unsent: await listStoredReviews(affiliateId, courseId) }
  },
  ...ALSO_OFFLINE,
})

/** On the page of a course: the questions that are due, as one step. Nothing while none is. */
export function PracticeCard(course: Course) {
  const { t } = useTranslator('training-course', 'training-record', 'training-exam')
  const { data, isLoading } = useQuery(practiceQuery(useCalls(), course))
  const [session, setSession] = useState<readonly Question[]>()
  const due = data ? dueIn(data) : []
  if (session && data)
    return (
      <Session {...course} culture={data.culture} onEnd={() => setSession(undefined)} questions={session} />
    )
  if (isLoading) return <NotKnownYet />
  if (due.length === 0) return null
  return (
    <Card title={t('training-course.practice.title')}>
      <div className={css.practice}>
        <p>{t('training-course.practice.text')}</p>
        <Button icon={Repeat} kind="primary" onClick={() => setSession(due)}>
          {t('training-course.practice.start', { count: due.length })}
        </Button>
      </div>
    </Card>
  )
}

function dueIn({ questions, reviews, unsent }: Practice): Question[] {
  const known = new Map(questions.map((question) => [question.id, question]))
  return dueCards(repetitionCards([...reviews, ...unsent]), new Date()).flatMap(
    ({ questionId }) => known.get(questionId) ?? [],
  )
}

type SessionProps = Course & { culture: string; questions: readonly Question[]; onEnd: () => void }

/** One question after the other. Each answer is stored on this device before it is sent. */
function Session({ affiliateId, courseId, culture, questions, onEnd }: SessionProps) {
  const { t } = useTranslator('training-course')
  const [at, setAt] = useState(0)
  const [right, setRight] = useState(0)
  const question = questions[at]
  const store = async (questionId: string, isRight: boolean) => {
    if (isRight) setRight((now) => now + 1)
    await putReview({ affiliateId, courseId, review: { questionId, at: new Date().toISOString(), isRight } })
    sendPending()
  }
  if (!question)
    return (
      <Card title={t('training-course.practice.title')}>
        <div className={css.practice}>
          <div role="status">
            <p>
              <b>{t('training-course.practice.result', { right, count: questions.length })}</b>
            </p>
            <p>{t('training-course.practice.done')}</p>
          </div>
          <Button onClick={onEnd}>{t('training-course.practice.close')}</Button>
        </div>
      </Card>
    )
  return (
    <Asked
      count={questions.length}
      courseId={courseId}
      culture={culture}
      key={question.id}
      number={at + 1}
      onAnswer={(isRight) => void store(question.id, isRight)}
      onEnd={onEnd}
      onNext={() => setAt(at + 1)}
      question={question}
    />
  )
}

type AskedProps = {
  question: Question
  number: number
  count: number
  culture: string
  courseId: string
  onAnswer: (isRight: boolean) => void
  onNext: () => void
  onEnd: () => void
}

function Asked({ question, number, count, culture, courseId, onAnswer, onNext, onEnd }: AskedProps) {
  const { t } = useTranslator('training-course', 'training-exam')
  const [chosen, setChosen] = useState<string>()
  const [isChecked, setIsChecked] = useState(false)
  const isRight = chosen === String(question.right)
  const goOn = number < count ? 'training-exam.next' : 'training-course.practice.finish'
  const form = useRef<HTMLFormElement>(null)
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.focus(), [])
  // The explanation pushes the button, and itself, below the tabs of a phone.
  useEffect(() => {
    if (isChecked) ways.current?.scrollIntoView({ block: 'nearest' })
  }, [isChecked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChecked) return onNext()
    if (chosen === undefined) return
    setIsChecked(true)
    onAnswer(isRight)
  }
  return (
    <Card title={t('training-exam.question', { number, count })}>
      <form noValidate={true} className={css.practice} onSubmit={submit} ref={form} tabIndex={-1}>
        <div dir="auto" lang={langOf(culture)}>
          <RadioRows
            choices={question.choices.map((label, at) => ({ value: String(at), label }))}
            legend={question.prompt}
            onChange={(value) => !isChecked && setChosen(value)}
            value={chosen}
          />
        </div>
        <div role="status">
          {isChecked && (
            <Verdict courseId={courseId} culture={culture} isRight={isRight} question={question} />
          )}
        </div>
        <div className={css.ways} ref={ways}>
          <Button disabled={chosen === undefined} kind="primary" type="submit">
            {t(isChecked ? goOn : 'training-course.practice.check')}
          </Button>
          <Button kind="quiet" onClick={onEnd}>
            {t('training-course.practice.stop')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type VerdictProps = { question: Question; isRight: boolean; culture: string; courseId: string }

function Verdict({ question, isRight, culture, courseId }: VerdictProps) {
  const { t } = useTranslator('training-record', 'training-exam')
  const { choices, right, reason, lesson, lessonTitle, page } = question
  const lang = langOf(culture)
  return (
    <Banner icon={isRight ? CircleCheck : CircleX} tone={isRight ? 'ok' : 'warn'}>
      <p>
        <b>{t(isRight ? 'training-record.answer.correct' : 'training-record.answer.wrong')}</b>{' '}
        <bdi lang={lang}>{reason}</bdi>
      </p>
      {!isRight && (
        <>
          <p>
            {t('training-record.right')}: <bdi lang={lang}>{choices[right]}</bdi>
          </p>
          <p>
            {t('training-exam.page')}:{' '}
            <TextLink to={paths.lesson(courseId, lesson, page)}>
              <bdi lang={lang}>{`${lessonTitle} · ${page}`}</bdi>
            </TextLink>
          </p>
        </>
      )}
    </Banner>
  )
}
