import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'

type Props = {
  of: Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'isFetching'> & { refetch: () => unknown }
}

export function NotLoaded({ of }: Props) {
  const { t } = useTranslator('office', 'office-content')
  if (!of.isError && of.fetchStatus !== 'paused')
    return (
      <Loading label={t('office-content.loading')}>
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  return (
    <ErrorState
      onRetry={() => void of.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={of.isFetching}
      title={t('office-content.failed')}
    >
      {t('office.failedText')}
    </ErrorState>
  )
}
