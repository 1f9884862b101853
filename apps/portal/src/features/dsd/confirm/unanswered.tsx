import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import type { Lookup } from '../known-participant.ts'

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
