import type { ExamResultWire, ExamWire } from '@fathom/contract/training'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { LateBadge } from '../record/parts-card.tsx'
import { useDay } from '../record/use-format.ts'
import css from './exam.module.css'
import { type ExamPictures, QuestionPicture } from './exam-picture.tsx'
import { useIsWaiting, WaitBanner } from './exam-wait.tsx'

type Props = {
  exam: ExamWire
  result: ExamResultWire
  courseId: string
  pictures: ExamPictures
  onAgain: () => void
}

/**
 * How an exam went. While it isn't passed: the lessons to start with, one missed question of each lesson with its
 * page, when the next attempt is possible, and no right answers. Once it is: the answers with their reasons.
 */
export function ExamResult({ exam, result, courseId, pictures, onAgain }: Props) {
  const day = useDay()
  const { t, formatPercent, formatTime } = useTranslator('training-exam', 'training-lesson')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { status, right, of, score, markedAt, sections, readAgain, missed, answers } = result
  const isPassed = status === 'passed'
  return (
    <div className={css.exam}>
      <div className={css.page}>
        <h2 ref={heading} tabIndex={-1}>
          {t(isPassed ? 'training-lesson.end.passed' : 'training-lesson.part.failed')}
        </h2>
        <p className={css.score}>
          {t('training-exam.score', { right, count: of, share: formatPercent(score) })}
        </p>
        <div className={css.prose}>
          <p>
            {t(isPassed ? 'training-exam.passedText' : 'training-exam.failedText', {
              needed: exam.needed,
              count: of,
            })}
          </p>
          {isTimedOut(exam, result) && <p>{t('training-exam.time.over')}</p>}
          <LateBadge lateSeconds={result.lateSeconds} />
          <p className={css.quiet}>
            {t('training-exam.marked', { date: day(markedAt), time: formatTime(new Date(markedAt)) })}
          </p>
        </div>
        {isPassed ? (
          <div className={css.ways}>
            <ToCourse courseId={courseId} kind="primary" />
            <Button kind="quiet" onClick={onAgain}>
              {t('training-exam.again')}
            </Button>
          </div>
        ) : (
          <NextAttempt attempts={exam.attempts} courseId={courseId} onAgain={onAgain} />
        )}
        {readAgain.length > 0 && <ReadAgain courseId={courseId} exam={exam} lessons={readAgain} />}
        {!isPassed && missed.length > 0 && (
          <Missed courseId={courseId} exam={exam} missed={missed} pictures={pictures} />
        )}
        {sections.length > 0 && <Sections courseId={courseId} exam={exam} sections={sections} />}
        {answers && (
          <Answers answers={answers} courseId={courseId} exam={exam} missed={missed} pictures={pictures} />
        )}
      </div>
    </div>
  )
}

const isTimedOut = ({ time }: ExamWire, { handedInAt }: ExamResultWire) =>
  typeof time?.endsAt === 'string' && handedInAt !== null && handedInAt >= time.endsAt

function ToCourse({ courseId, kind }: { courseId: string; kind: 'primary' | 'quiet' }) {
  const { t } = useTranslator('training-lesson')
  return (
    <ButtonLink kind={kind} replace={true} to={paths.course(courseId)}>
      {t('training-lesson.end.course')}
    </ButtonLink>
  )
}

type NextProps = { attempts: ExamWire['attempts']; courseId: string; onAgain: () => void }

/** After a failed exam: the next attempt, or when it is possible. */
function NextAttempt({ attempts: { left, nextAt }, courseId, onAgain }: NextProps) {
  const { t } = useTranslator('training-exam')
  const isWaiting = useIsWaiting(nextAt)
  return (
    <>
      <div className={css.next} role="status">
        {isWaiting && nextAt !== null ? (
          <WaitBanner nextAt={nextAt} />
        ) : (
          left > 0 && <p className={css.quiet}>{t('training-exam.left', { count: left })}</p>
        )}
      </div>
      <div className={css.ways}>
        {!isWaiting && (
          <Button kind="primary" onClick={onAgain}>
            {t('training-exam.again')}
          </Button>
        )}
        <ToCourse courseId={courseId} kind={isWaiting ? 'primary' : 'quiet'} />
      </div>
    </>
  )
}

type LessonLinkProps = {
  exam: ExamWire
  courseId: string
  lesson: string
  page?: string | undefined
  children: ReactNode
}

/** A link to a lesson, or only its name if the course has no such lesson: its package may be another one. */
function LessonLink({ exam: { lessons }, courseId, lesson, page, children }: LessonLinkProps) {
  if (lessons && !lessons.includes(lesson)) return children
  return <TextLink to={paths.lesson(courseId, lesson, page)}>{children}</TextLink>
}

type ReadAgainProps = { lessons: ExamResultWire['readAgain']; courseId: string; exam: ExamWire }

function ReadAgain({ lessons, courseId, exam }: ReadAgainProps) {
  const { t } = useTranslator('training-exam')
  return (
    <section>
      <h3>{t('training-exam.readAgain')}</h3>
      <ul className={css.sections}>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <LessonLink courseId={courseId} exam={exam} lesson={id}>
              <bdi lang={langOf(exam.culture)}>{title}</bdi>
            </LessonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MissedProps = {
  exam: ExamWire
  missed: ExamResultWire['missed']
  courseId: string
  pictures: ExamPictures
}

/** LE-08: what was asked and answered, why that is wrong, and where it is taught. */
function Missed({ exam, missed, courseId, pictures }: MissedProps) {
  const { questions, given, culture } = exam
  const { t } = useTranslator('training-exam', 'training-record')
  const lang = langOf(culture)
  return (
    <section>
      <h3>{t('training-exam.missed')}</h3>
      <ol className={css.answers}>
        {missed.map(({ id, lesson, page, why }) => {
          const { prompt, section, choices, picture } = questions.find((one) => one.id === id) ?? {}
          return (
            <li key={id}>
              <p className={css.prompt}>
                <bdi lang={lang}>{prompt}</bdi>
              </p>
              <QuestionPicture lang={lang} picture={picture} pictures={pictures} />
              <p>
                <span className={css.label}>{t('training-record.given')}</span>
                <bdi lang={lang}>{choices?.[given[id] ?? -1] ?? t('training-exam.noAnswer')}</bdi>
              </p>
              <p>
                <span className={css.label}>{t('training-exam.why')}</span>
                {why ? <bdi lang={lang}>{why}</bdi> : t('training-exam.whyOnPage')}
              </p>
              <TaughtOn courseId={courseId} exam={exam} lesson={lesson} page={page} section={section} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type TaughtOnProps = {
  exam: ExamWire
  courseId: string
  lesson: string
  page: string | null
  section: string | undefined
}

/** The link to the page of a lesson that teaches a question. */
function TaughtOn({ exam, courseId, lesson, page, section }: TaughtOnProps) {
  const { t } = useTranslator('training-exam')
  return (
    <p>
      <span className={css.label}>{t('training-exam.page')}</span>
      <LessonLink courseId={courseId} exam={exam} lesson={lesson} page={page ?? undefined}>
        <bdi lang={langOf(exam.culture)}>{[section, page].filter(Boolean).join(' · ')}</bdi>
      </LessonLink>
    </p>
  )
}

type SectionsProps = { sections: ExamResultWire['sections']; courseId: string; exam: ExamWire }

function Sections({ sections, courseId, exam }: SectionsProps) {
  const { culture, lessons } = exam
  const { t } = useTranslator('training-exam', 'training-records')
  return (
    <section>
      <h3>{t('training-exam.sections')}</h3>
      <ul className={css.sections}>
        {sections.map(({ id, title, right, of, pages }) => (
          <li key={id}>
            <p className={css.sectionTitle}>
              <bdi lang={langOf(culture)}>{title}</bdi>
              <span>{t('training-records.sections.right', { correct: right, answered: of })}</span>
            </p>
            <ProgressBar label={title} value={right / of} />
            {pages.length > 0 && (
              <p className={css.quiet}>
                {t('training-exam.pages')}{' '}
                {pages.map((page, at) => (
                  <Fragment key={page}>
                    {at > 0 && ' · '}
                    <LessonLink courseId={courseId} exam={exam} lesson={id} page={page}>
                      <bdi lang={langOf(culture)}>{page}</bdi>
                    </LessonLink>
                  </Fragment>
                ))}
              </p>
            )}
            {right < of && (lessons?.includes(id) ?? true) && (
              <TextLink to={paths.lesson(courseId, id)}>{t('training-records.sections.again')}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type AnswersProps = MissedProps & { answers: NonNullable<ExamResultWire['answers']> }

function Answers({ exam, answers, missed, courseId, pictures }: AnswersProps) {
  const { questions, given, culture } = exam
  const { t } = useTranslator('training-exam', 'training-record')
  const explained = new Map(answers.map((answer) => [answer.id, answer]))
  return (
    <section>
      <h3>{t('training-exam.answers')}</h3>
      <ol className={css.answers}>
        {questions.map(({ id, prompt, choices, section, picture }) => {
          const taught = missed.find((one) => one.id === id)
          const { right = -1, reason = '' } = explained.get(id) ?? {}
          const chosen = given[id] ?? -1
          const isRight = chosen === right
          return (
            <li key={id}>
              <p className={css.prompt}>
                <bdi lang={langOf(culture)}>{prompt}</bdi>
              </p>
              <QuestionPicture lang={langOf(culture)} picture={picture} pictures={pictures} />
              {!isRight && (
                <p>
                  <span className={css.label}>{t('training-record.given')}</span>
                  <bdi lang={langOf(culture)}>{choices[chosen] ?? t('training-exam.noAnswer')}</bdi>
                </p>
              )}
              <p>
                <span className={css.label}>{t('training-record.right')}</span>
                <bdi lang={langOf(culture)}>{choices[right]}</bdi>
              </p>
              <Banner icon={isRight ? CircleCheck : CircleX} tone={isRight ? 'ok' : 'warn'}>
                <b>{t(isRight ? 'training-record.answer.correct' : 'training-record.answer.wrong')}</b>{' '}
                <bdi lang={langOf(culture)}>{[taught?.why, reason].filter(Boolean).join(' ')}</bdi>
              </Banner>
              {taught && (
                <TaughtOn
                  courseId={courseId}
                  exam={exam}
                  lesson={taught.lesson}
                  page={taught.page}
                  section={section}
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
