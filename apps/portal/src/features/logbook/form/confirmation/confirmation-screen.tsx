import type { LogType } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { PageHeader } from '../../../../shared/ui/surface/page-header.tsx'
import { logToEditQuery } from '../form.queries.ts'
import { FormSkeleton } from '../opening/form-skeleton.tsx'
import { NoSuchDive } from '../opening/no-such-dive.tsx'
import { Confirmation } from './confirmation.tsx'

/** RT-15, RT-16: what happened to the log, according to the server. */
export function ConfirmationScreen({ id, logType }: { id: string; logType: LogType }) {
  const { t } = useTranslator('logbook-form')
  const log = useQuery(logToEditQuery(useCalls(), id))
  if (log.data) return <Confirmation log={log.data} />
  if (log.data === null) return <NoSuchDive />
  if (log.isError || log.fetchStatus === 'paused')
    return (
      <>
        <PageHeader title={t(`logbook-form.title.${logType}`)} />
        <ErrorState
          onRetry={() => void log.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={log.isFetching}
          title={t('logbook-form.failed.load')}
        >
          {t('logbook-form.failed.loadText')}
        </ErrorState>
      </>
    )
  return <FormSkeleton logType={logType} />
}
