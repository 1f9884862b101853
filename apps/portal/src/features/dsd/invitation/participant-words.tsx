import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from './confirm-screen.module.css'
import { addressText, type KnownParticipant, type Lookup } from './known-participant.ts'

type Props = { found: KnownParticipant; lead: ReactNode; number: string }

/** Name, city and address, as far as they are public. */
export function ParticipantWords({ found, lead, number }: Props) {
  const { locale } = useTranslator('dsd')
  return (
    <div className={css.who}>
      {lead}
      <div>
        <p className={css.name}>
          <bdi>{found.name}</bdi>
        </p>
        <p>
          <bdi>{addressText(found, locale)}</bdi>
        </p>
        <p className={css.note}>{number}</p>
      </div>
    </div>
  )
}

/** The lookup of a number is still loading, or failed. */
export function Unanswered({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslator('dsd')
  if (lookup.isFailed)
    return (
      <ErrorState
        level={3}
        onRetry={lookup.retry}
        retryLabel={t('shell.error.retry')}
        title={t('dsd.failed.title')}
      >
        {t('dsd.failed.text')}
      </ErrorState>
    )
  return (
    <Loading label={t('shell.loading.page')}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </Loading>
  )
}
