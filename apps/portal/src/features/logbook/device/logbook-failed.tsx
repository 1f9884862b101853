import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import type { useLogbook } from './logbook.queries.ts'

type Props = { logbook: Pick<ReturnType<typeof useLogbook>, 'isFetching' | 'refetch'> }

/** No dive is on this device, and the server didn't answer. */
export function LogbookFailed({ logbook }: Props) {
  const { t } = useTranslator('logbook-list')
  return (
    <ErrorState
      onRetry={() => void logbook.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={logbook.isFetching}
      title={t('logbook-list.failed.title')}
    >
      {t('logbook-list.failed.text')}
    </ErrorState>
  )
}
