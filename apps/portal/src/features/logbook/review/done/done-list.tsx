import { useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../../shared/ui/surface/list-row.tsx'
import { divePath } from '../../dive/dive-path.ts'
import { StatusBadge } from '../../dive/parts/status-badge.tsx'
import css from '../review.module.css'
import { reviewedQuery, type Sent } from '../review.queries.ts'

/** Verified and returned logs, newest first. */
export function DoneList() {
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
