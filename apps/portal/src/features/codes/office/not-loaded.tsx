import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'

type Props = {
  of: Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'isFetching'> & { refetch: () => unknown }
  level?: 2 | 3
  /** Instead of the usual title of the failure. */
  title?: string
}

/** In place of codes that are loading or could not be loaded. */
export function NotLoaded({ of, level = 2, title }: Props) {
  const { t } = useTranslator('codes-office')
  if (!of.isError && of.fetchStatus !== 'paused')
    return (
      <Loading label={t('codes-office.loading')}>
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  return (
    <ErrorState
      level={level}
      onRetry={() => void of.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={of.isFetching}
      title={title ?? t('codes-office.failed')}
    >
      {t('codes-office.failedText')}
    </ErrorState>
  )
}
