import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useUnit } from '../form/opening/use-unit.ts'
import { useSendStored } from '../outbox/use-send-stored.ts'
import { DoneList } from './done/done-list.tsx'
import css from './review.module.css'
import { type Sent, toReviewQuery } from './review.queries.ts'
import { Waiting } from './waiting.tsx'

/** SC-11: an instructor reads what students sent, and verifies or returns it. */
export function ReviewScreen({ affiliateId }: { affiliateId: number }) {
  useSendStored(affiliateId)
  const { t } = useTranslator('logbook-review')
  const waiting = useQuery(toReviewQuery(useCalls()))
  const count = waiting.data?.count
  return (
    <>
      <PageHeader
        lead={count === undefined ? undefined : t('logbook-review.lead', { count })}
        title={t('shell.page.review')}
      />
      <div className={css.screen}>
        <Body waiting={waiting} />
        <DoneList />
      </div>
    </>
  )
}

type Props = { waiting: UseQueryResult<{ sent: Sent[]; count: number }> }

function Body({ waiting }: Props) {
  const { t } = useTranslator('logbook-review')
  const unit = useUnit()
  if (!waiting.data && (waiting.isError || waiting.fetchStatus === 'paused'))
    return (
      <ErrorState
        onRetry={() => void waiting.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={waiting.isFetching}
        title={t('logbook-review.failed.load')}
      />
    )
  if (!waiting.data || !unit)
    return (
      <Loading label={t('logbook-review.loading')}>
        <Skeleton height="3.5rem" shape="block" />
        <Skeleton height="10rem" shape="block" />
      </Loading>
    )
  return <Waiting count={waiting.data.count} sent={waiting.data.sent} unit={unit} />
}
