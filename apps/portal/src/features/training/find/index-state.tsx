import type { CourseIndexWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { useOnline } from '../../../shared/use-online.ts'

/** While there is no index: it loads, failed to load, or isn't on this device. */
export function IndexState({ index }: { index: UseQueryResult<CourseIndexWire> }) {
  const { t } = useTranslator('training-notes')
  const isOnline = useOnline()
  if (!index.isError)
    return (
      <Loading label={t('training-notes.find.loading')}>
        <Skeleton height="8rem" shape="block" />
      </Loading>
    )
  return (
    <ErrorState
      level={3}
      onRetry={() => void index.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={index.isFetching}
      title={t('training-notes.find.failed')}
    >
      {!isOnline && t('training-notes.find.offline')}
    </ErrorState>
  )
}
