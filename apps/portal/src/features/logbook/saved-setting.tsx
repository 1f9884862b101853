import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'

type Props<T> = {
  saved: UseQueryResult<T>
  /** Title of the message if it can't be loaded. */
  failed: string
  skeleton: ReactNode
  children: (saved: T) => ReactNode
}

/** A setting of the logbook as the server has it, once it is there. */
export function SavedSetting<T>({ saved, failed, skeleton, children }: Props<T>) {
  const { t } = useTranslator('logbook')
  if (saved.data !== undefined) return children(saved.data)
  if (!saved.isError) return skeleton
  return (
    <ErrorState
      level={3}
      onRetry={() => saved.refetch()}
      retryLabel={t('shell.error.retry')}
      retrying={saved.isFetching}
      title={failed}
    />
  )
}
