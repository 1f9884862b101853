import type { ActivityStateWire } from '@fathom/contract/training'
import { type AttemptStatus, isDone } from '@fathom/domain/training'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { attemptsUsedIn, ExamWait } from '../exam/exam-wait.tsx'
import css from './lesson.module.css'

function BareBar({ courseId }: { courseId: string }) {
  const { t } = useTranslator('training-lesson')
  const navigate = useNavigate()
  return (
    <header className={css.bar}>
      <IconButton
        icon={X}
        label={t('training-lesson.player.close')}
        onClick={() => navigate(paths.course(courseId))}
      />
    </header>
  )
}

export function LessonOpening({ courseId }: { courseId: string }) {
  const { t } = useTranslator('training-lesson')
  return (
    <div className={css.player}>
      <BareBar courseId={courseId} />
      <div className={css.skeletons}>
        <h1 className="visually-hidden" tabIndex={-1}>
          {t('training-lesson.player.opening')}
        </h1>
        <Loading label={t('training-lesson.player.opening')}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="20rem" shape="block" />
        </Loading>
      </div>
    </div>
  )
}

const REFUSALS = [
  'no-course-found',
  'course-without-content',
  'exam-without-questions',
  'no-activity-found',
  'not-enrolled',
] as const

type Refusal = (typeof REFUSALS)[number]

const refusalIn = (cause: unknown): Refusal | undefined =>
  cause instanceof CallFailed ? REFUSALS.find((one) => one === cause.problem) : undefined

type FailedProps = {
  cause: unknown
  courseId: string
  enrolmentId: string | undefined
  onRetry: () => void
  retrying: boolean
}

/** The lesson could not be opened: a permanent refusal by the server, or a lost connection. */
export function LessonFailed({ cause, courseId, enrolmentId, onRetry, retrying }: FailedProps) {
  const { t } = useTranslator('training-lesson')
  const refusal = refusalIn(cause)
  const nextAt = attemptsUsedIn(cause)
  // Without a cause, the browser knows that it is offline.
  const isLost = !cause || (cause instanceof CallFailed && cause.kind === 'network')
  return (
    <div className={css.player}>
      <BareBar courseId={courseId} />
      <div className={css.panel}>
        {nextAt !== undefined ? (
          <ExamWait courseId={courseId} enrolmentId={enrolmentId} nextAt={nextAt} onRetry={onRetry} />
        ) : refusal ? (
          <EmptyState
            action={<ButtonLink to={paths.course(courseId)}>{t('training-lesson.end.course')}</ButtonLink>}
            drawing={closedHatch}
            level={1}
            title={t(`training-lesson.refused.${refusal}`)}
          />
        ) : (
          <ErrorState
            hasOfflineText={true}
            level={1}
            onRetry={onRetry}
            retryLabel={t('shell.error.retry')}
            retrying={retrying}
            title={t('training-lesson.player.failed')}
          >
            <p>{t('training-lesson.player.failedText')}</p>
            {isLost && (
              <p>{t('training-lesson.player.keepHint', { button: t('training-lesson.keep.none') })}</p>
            )}
          </ErrorState>
        )}
      </div>
    </div>
  )
}

export type Notice = {
  icon: IconShape
  tone?: 'info' | 'warn' | 'bad'
  text: string
  action?: ReactNode
}

/** Notices above a lesson or an exam, in plain language. */
export function LessonNotices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null
  return (
    <div className={css.notices}>
      {notices.map(({ icon, tone = 'info', text, action }) => (
        <Banner action={action} icon={icon} key={text} live="status" tone={tone}>
          {text}
        </Banner>
      ))}
    </div>
  )
}

type LessonEndProps = {
  activities: readonly ActivityStateWire[]
  courseId: string
  playing: string
  isExam: boolean
  outcome: AttemptStatus
  onAgain: () => void
}

/** Below a finished lesson, which stays readable: the result, and what comes next. */
export function LessonEnd({ activities, courseId, playing, isExam, outcome, onAgain }: LessonEndProps) {
  const { t } = useTranslator('training-learn', 'training-lesson')
  const next = whatNext(activities, playing)
  const isThrough = isDone(outcome)
  const mayGoOn = next !== undefined && (isThrough || outcome === 'failed')
  return (
    <div className={css.end}>
      <div className={css.endWords} role="status">
        <p className={css.endTitle}>{useTitle(outcome, isExam)}</p>
        {mayGoOn && <p>{t('training-learn.step.next', { lesson: next.title })}</p>}
      </div>
      <div className={css.choices}>
        {!isThrough && <Button onClick={onAgain}>{t('training-lesson.end.open')}</Button>}
        <ButtonLink kind={mayGoOn ? 'quiet' : 'primary'} replace={true} to={paths.course(courseId)}>
          {t('training-lesson.end.course')}
        </ButtonLink>
        {mayGoOn && (
          <ButtonLink kind="primary" replace={true} to={paths.lesson(courseId, next.id)}>
            <Icon flip={true} of={ArrowRight} />
            {t(next.kind === 'exam' ? 'training-lesson.end.exam' : 'training-lesson.end.next')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function useTitle(outcome: AttemptStatus, isExam: boolean): string {
  const { t } = useTranslator('training-learn', 'training-lesson')
  if (outcome === 'failed') return t('training-lesson.part.failed')
  if (!isDone(outcome)) return t('training-lesson.end.closed')
  return t(isExam ? 'training-lesson.end.passed' : 'training-lesson.end.done')
}

/**
 * What to open after this activity: the first unfinished one after it, else before it. A failed exam comes
 * last.
 */
function whatNext(activities: readonly ActivityStateWire[], playing: string): ActivityStateWire | undefined {
  const opening = activities.filter(({ kind }) => kind !== 'folder')
  const at = opening.findIndex(({ id }) => id === playing)
  const open = [...opening.slice(at + 1), ...opening.slice(0, Math.max(at, 0))].filter(
    ({ state }) => state !== 'done',
  )
  return open.find(({ state, kind }) => kind === 'lesson' || state !== 'failed') ?? open[0]
}
