import { mayOpen, OFFICE_PAGES, type OfficePage } from '@fathom/domain/office'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { ownRightsQuery } from './own-rights.query.ts'

type Props = { page: OfficePage; children: ReactNode }

/** OF-01: the server refuses whoever lacks the right; here they learn which one it is. */
export function RightGate({ page, children }: Props) {
  const { t } = useTranslator('office')
  const own = useQuery(ownRightsQuery(useCalls()))
  if (!own.data && (own.isError || own.fetchStatus === 'paused'))
    return (
      <ErrorState
        onRetry={() => void own.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={own.isFetching}
        title={t('office.rights.failed')}
      >
        {t('office.failedText')}
      </ErrorState>
    )
  if (!own.data)
    return (
      <Loading label={t('office.rights.loading')}>
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  if (mayOpen(page, own.data)) return children
  const right = t(`office.right.${OFFICE_PAGES[page]}`)
  const isNone = own.data.length === 0
  return (
    <EmptyState
      drawing={closedHatch}
      level={2}
      title={t(isNone ? 'office.rights.none' : 'office.rights.missing')}
    >
      {isNone ? t('office.rights.noneText') : t('office.rights.missingText', { right })}
    </EmptyState>
  )
}
