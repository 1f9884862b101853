import { useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { historyQuery, type Subscriber } from '../preferences.queries.ts'
import { ConsentLine } from './consent-line.tsx'

/** Everything the user has agreed to or withdrawn, newest first. */
export function ConsentHistory({ subscriber }: { subscriber: Subscriber }) {
  const { t } = useTranslator('preferences')
  const history = useInfiniteQuery(historyQuery(useCalls(), subscriber))
  if (history.isPending)
    return (
      <Loading label={t('preferences.history.loading')}>
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  if (history.isError && history.data === undefined)
    return (
      <ErrorState
        level={3}
        onRetry={() => history.refetch()}
        retryLabel={t('preferences.failed.retry')}
        retrying={history.isFetching}
        title={t('preferences.history.failed')}
      />
    )
  const lines = history.data?.pages.flatMap(({ items }) => items) ?? []
  if (lines.length === 0) return <p>{t('preferences.history.empty')}</p>
  return (
    <div>
      <List label={t('preferences.history.title')}>
        {lines.map((line) => (
          <ConsentLine key={line.id} line={line} />
        ))}
      </List>
      {history.hasNextPage && (
        <Button busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {t('preferences.history.more')}
        </Button>
      )}
    </div>
  )
}
