import { mayApply } from '@fathom/domain/applications'
import type { AffiliateType } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useApplicationCalls } from '../applications.calls.ts'
import { assignedQuery } from '../applications.queries.ts'
import { ApplicationList } from './application-list.tsx'
import css from './start.module.css'
import { StartList } from './start-list.tsx'

type Props = { affiliateId: number; affiliateType: AffiliateType }

/**
 * SC-12: my applications with their status, and what I can apply for. Renders nothing for users who can't
 * apply.
 */
export function MyApplications({ affiliateId, affiliateType }: Props) {
  const { t, locale } = useTranslator('applications')
  const isApplicant = mayApply(affiliateType)
  const assigned = useQuery({
    ...assignedQuery(useApplicationCalls(affiliateId), affiliateId, locale),
    enabled: isApplicant,
  })
  if (!isApplicant) return null
  const mine = assigned.data?.items.filter(({ role }) => role === 'applicant')
  return (
    <Card title={t('applications.start.title')}>
      <p className={css.lead}>{t('applications.start.lead')}</p>
      {mine ? (
        <>
          {mine.length > 0 ? <ApplicationList mine={mine} /> : <p>{t('applications.start.none')}</p>}
          <StartList affiliateId={affiliateId} />
        </>
      ) : (
        <Unread assigned={assigned} />
      )}
    </Card>
  )
}

type Asked = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

function Unread({ assigned }: { assigned: Asked }) {
  const { t } = useTranslator('applications')
  if (assigned.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => void assigned.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={assigned.isFetching}
        title={t('applications.start.failed')}
      >
        {t('applications.start.failedText')}
      </ErrorState>
    )
  return (
    <Loading label={t('applications.start.loading')}>
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
    </Loading>
  )
}
