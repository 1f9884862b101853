import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import X from 'lucide-react/icons/x'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
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

const REFUSALS = ['no-course-found', 'course-without-content', 'no-activity-found', 'not-enrolled'] as const
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
