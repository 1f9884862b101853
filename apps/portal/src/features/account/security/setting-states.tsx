import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'

type Refetchable = { isFetching: boolean; refetch: () => unknown }

export function SettingFailed({ title, query }: { title: string; query: Refetchable }) {
  const { t } = useTranslator()
  return (
    <ErrorState
      level={3}
      onRetry={() => query.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={query.isFetching}
      title={title}
    />
  )
}

export function SettingLoading({ label, height }: { label: string; height: string }) {
  return (
    <Loading label={label}>
      <Skeleton height={height} shape="block" />
    </Loading>
  )
}
