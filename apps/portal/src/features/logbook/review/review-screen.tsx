import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { StatusBadge } from '../dive/status-badge.tsx'
import { divePath } from '../logbook-paths.ts'
import { useUnit } from '../unit-preference.ts'
import css from './review.module.css'
import { reviewedQuery, type Sent, toReviewQuery } from './review.queries.ts'
import { ReviewList } from './review-list.tsx'

/** SC-11: an instructor reads what students sent, and verifies or returns it. */
export function ReviewScreen() {
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
  return <ReviewList count={waiting.data.count} sent={waiting.data.sent} unit={unit} />
}

/** Verified and returned logs, newest first. */
function DoneList() {
  const { t } = useTranslator('logbook-review')
  const done = useInfiniteQuery(reviewedQuery(useCalls()))
  const all = done.data?.pages.flatMap(({ sent }) => sent)
  return (
    <Card title={t('logbook-review.done.title')}>
      {all && all.length === 0 && <p>{t('logbook-review.done.none')}</p>}
      {all && all.length > 0 && (
        <List>
          {all.map((sent) => (
            <DoneRow key={sent.log.id} sent={sent} />
          ))}
        </List>
      )}
      {!all && done.isError && (
        <ErrorState
          level={3}
          onRetry={() => void done.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={done.isFetching}
          title={t('logbook-review.done.failed')}
        />
      )}
      {!all && !done.isError && (
        <Loading label={t('logbook-review.done.loading')}>
          <Skeleton />
          <Skeleton width="70%" />
        </Loading>
      )}
      {done.hasNextPage && (
        <div className={css.more}>
          <Button busy={done.isFetchingNextPage} onClick={() => void done.fetchNextPage()}>
            {t('logbook-review.done.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function DoneRow({ sent: { log, student } }: { sent: Sent }) {
  const { t, formatDay } = useTranslator('logbook-review')
  const text = log.resubmitReason
    ? t('logbook-review.done.reason', { reason: log.resubmitReason })
    : log.date && formatDay(log.date)
  return (
    <ListRow
      end={<StatusBadge status={log.status} />}
      text={text}
      title={
        <bdi>
          {student}, {log.title}
        </bdi>
      }
      to={`${divePath(log.id)}?diver=${log.affiliateId}`}
    />
  )
}
