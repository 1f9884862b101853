import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../i18n/index.ts'
import { ErrorState } from './error-state.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

type Props = {
  of: Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'isFetching'> & { refetch: () => unknown }
  /** Read out while it loads. */
  loading: string
  /** The title when it couldn't be loaded. */
  failed: string
  /** Below that title. */
  text: string
  level?: 2 | 3
}

/** In place of what is loading or could not be loaded. */
export function NotLoaded({ of, loading, failed, text, level = 2 }: Props) {
  const { t } = useTranslator()
  if (!of.isError && of.fetchStatus !== 'paused')
    return (
      <Loading label={loading}>
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  return (
    <ErrorState
      level={level}
      onRetry={() => void of.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={of.isFetching}
      title={failed}
    >
      {text}
    </ErrorState>
  )
}
