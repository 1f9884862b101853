import type { ActivityStateWire } from '@fathom/contract/training'
import { type AttemptStatus, isDone } from '@fathom/domain/training'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import X from 'lucide-react/icons/x'
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
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './lesson.module.css'
import type { PlayerProblem } from './use-player.ts'

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

type FailedProps = { cause: unknown; courseId: string; onRetry: () => void; retrying: boolean }

/** The lesson could not be opened: a permanent refusal by the server, or a lost connection. */
export function LessonFailed({ cause, courseId, onRetry, retrying }: FailedProps) {
  const { t } = useTranslator('training-lesson')
  const refusal = refusalIn(cause)
  return (
    <div className={css.player}>
      <BareBar courseId={courseId} />
      <div className={css.panel}>
        {refusal ? (
          <EmptyState
            action={<ButtonLink to={paths.course(courseId)}>{t('training-lesson.end.course')}</ButtonLink>}
            drawing={closedHatch}
            level={1}
            title={t(`training-lesson.refused.${refusal}`)}
          />
        ) : (
          <ErrorState
            level={1}
            onRetry={onRetry}
            retryLabel={t('shell.error.retry')}
            retrying={retrying}
            title={t('training-lesson.player.failed')}
          >
            {t('training-lesson.player.failedText')}
          </ErrorState>
        )}
      </div>
    </div>
  )
}

export function LessonSilent({ courseId, onRetry }: { courseId: string; onRetry: () => void }) {
  const { t } = useTranslator('training-lesson')
  return (
    <div className={css.panel}>
      <ErrorState
        onRetry={onRetry}
        retryLabel={t('shell.error.retry')}
        title={t('training-lesson.player.silent')}
      >
        {t('training-lesson.player.failedText')}
      </ErrorState>
      <ButtonLink kind="quiet" to={paths.course(courseId)}>
        {t('training-lesson.end.course')}
      </ButtonLink>
    </div>
  )
}

type Props = { problem: PlayerProblem | undefined; isBeside: boolean; isRefused: boolean; isEarly: boolean }

const TONE = { 'state-too-long': 'warn', 'value-refused': 'warn', 'launch-failed': 'bad' } as const

/** Notices for the reader during a lesson, in plain language. */
export function LessonNotices({ problem, isBeside, isRefused, isEarly }: Props) {
  const { t } = useTranslator('training-lesson')
  if (!problem && !isBeside && !isRefused && !isEarly) return null
  return (
    <div className={css.notices}>
      {problem && (
        <Banner icon={CircleAlert} live="status" tone={TONE[problem]}>
          {t(`training-lesson.problem.${problem}`)}
        </Banner>
      )}
      {isEarly && (
        <Banner icon={Info} live="status">
          {t('training-lesson.player.early')}
        </Banner>
      )}
      {isBeside && (
        <Banner icon={MonitorSmartphone} live="status">
          {t('training-lesson.player.beside')}
        </Banner>
      )}
      {isRefused && (
        <Banner icon={CircleAlert} live="status" tone="bad">
          {t('training-lesson.player.refusedText')}
        </Banner>
      )}
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
