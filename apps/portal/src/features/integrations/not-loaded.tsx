import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../shared/i18n/index.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'

type Props = {
  of: Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'isFetching'> & { refetch: () => unknown }
}

/** In place of a list that is loading or could not be loaded. */
export function NotLoaded({ of }: Props) {
  const { t } = useTranslator('integrations', 'office')
  if (!of.isError && of.fetchStatus !== 'paused')
    return (
      <Loading label={t('integrations.loading')}>
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  return (
    <ErrorState
      onRetry={() => void of.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={of.isFetching}
      title={t('integrations.failed')}
    >
      {t('office.failedText')}
    </ErrorState>
  )
}
