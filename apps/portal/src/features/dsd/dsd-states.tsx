import { dayCountsFrom } from '@fathom/domain/forms'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from './dsd.module.css'
import type { Invitation } from './invitation/use-invitation.ts'

const fromIn = (answer: unknown): string | undefined => {
  const from = (answer as { from?: unknown } | undefined)?.from
  return typeof from === 'string' ? from : undefined
}

/** ER-03: unable to begin, with the reason if the server gives one. */
export function BeginProblem({ error }: { error: Error }) {
  const { t } = useTranslator('dsd')
  const problem = error instanceof CallFailed && error.kind === 'refused' ? error : undefined
  const isExplained = problem !== undefined && problem.errors.length > 0
  return (
    <BeginRefused
      from={problem?.problem === 'too-young' ? fromIn(problem.answer) : undefined}
      why={isExplained ? problem.message : t('dsd.begin.failedText')}
    >
      {problem?.problem === 'birthdate-unknown' && (
        <>
          {' '}
          <TextLink to={paths.profile()}>{t('dsd.begin.profile')}</TextLink>
        </>
      )}
    </BeginRefused>
  )
}

type Refused = {
  why: string
  /** The first day on which they may begin. */
  from: string | undefined
  children?: ReactNode
}

export function BeginRefused({ why, from, children }: Refused) {
  const { t } = useTranslator('dsd')
  return (
    <Banner icon={TriangleAlert} live="alert" tone="bad">
      <strong>{t('dsd.begin.failed')}</strong> {why}
      {from && <BeginsFrom day={from} />}
      {children}
    </Banner>
  )
}

/** The birthday, and when it starts in the reader's time zone, since the date may differ elsewhere. */
function BeginsFrom({ day }: { day: string }) {
  const { t, formatDate, formatTime } = useTranslator('dsd')
  const moment = dayCountsFrom(day)
  return (
    <>
      {' '}
      {t('dsd.begin.from', { date: formatDate(day, 'long') })}{' '}
      {t('dsd.begin.counts', { day: formatDate(moment, 'long'), time: formatTime(moment) })}
    </>
  )
}

/** Shown when the guest's progress did not load. */
export function LoadProblem({ failed }: { failed: NonNullable<Invitation['failed']> }) {
  const { t } = useTranslator('dsd')
  return (
    <Card>
      <ErrorState
        level={1}
        onRetry={failed.retry}
        retryLabel={t('shell.error.retry')}
        retrying={failed.isRetrying}
        title={t('dsd.failed.title')}
      >
        {t('dsd.failed.text')}
      </ErrorState>
    </Card>
  )
}

export function DsdSkeleton() {
  const { t } = useTranslator()
  return (
    <Loading label={t('shell.loading.page')}>
      <div className={css.column}>
        <Skeleton height="2.5rem" width="60%" />
        <Skeleton height="14rem" shape="block" />
        <Skeleton height="10rem" shape="block" />
      </div>
    </Loading>
  )
}
