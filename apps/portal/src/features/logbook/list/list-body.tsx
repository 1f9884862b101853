import type { UnitSystem } from '@fathom/domain/logbook'
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { DiveList } from './dive-list.tsx'
import css from './list.module.css'
import { diveLogsQuery, foundQuery, type Page, sizeAfter } from './list.queries.ts'
import type { ListView } from './list-view.ts'
import { NoDives } from './no-dives.tsx'

/** From this length on, off-screen cards skip layout. */
const LONG = 60

type Props = { view: ListView; unit: UnitSystem | undefined; total: number | undefined; onClear: () => void }

/** The dives of one view, or why the list is empty. */
export function ListBody({ view, unit, total, onClear }: Props) {
  const { t } = useTranslator('logbook-list')
  const list = useDiveLogs(view)
  const found = useQuery(foundQuery(useCalls(), view.search)).data?.[view.filter]
  if (!list.data && (list.isError || list.fetchStatus === 'paused'))
    return (
      <ErrorState
        onRetry={() => void list.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={list.isFetching}
        title={t('logbook-list.failed.title')}
      >
        {t('logbook-list.failed.text')}
      </ErrorState>
    )
  if (!list.data || !unit) return <RowSkeletons />
  const logs = list.data.pages.flatMap((page) => page.logs)
  if (logs.length === 0 && !list.hasNextPage) return <NoDives onClear={onClear} view={view} />
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={css.list}
      data-long={logs.length > LONG || undefined}
      data-old={list.isPlaceholderData || undefined}
    >
      <StaleNotice list={list} />
      <p className={view.search ? css.found : 'visually-hidden'} role="status">
        {view.search &&
          found !== undefined &&
          t('logbook-list.search.found', { count: found, search: view.search })}
      </p>
      <DiveList isAll={!list.hasNextPage} pages={list.data.pages} sort={view.sort} unit={unit} />
      <MoreDives
        list={list}
        left={((view.search ? found : total) ?? Number.POSITIVE_INFINITY) - logs.length}
      />
    </div>
  )
}

function RowSkeletons() {
  const { t } = useTranslator('logbook-list')
  return (
    <div className={css.skeletons}>
      <Loading label={t('logbook-list.loading')}>
        <Skeleton shape="title" />
        {[1, 2, 3, 4].map((key) => (
          <Skeleton height="6rem" key={key} shape="block" />
        ))}
      </Loading>
    </div>
  )
}

type List = ReturnType<typeof useDiveLogs>

/** Data may be outdated: shows its age and that nothing is lost. */
function StaleNotice({ list }: { list: List }) {
  const { t, formatTime } = useTranslator('logbook-list')
  if (!list.isRefetchError) return null
  return (
    <Banner
      action={
        <Button icon={RotateCcw} onClick={() => void list.refetch()}>
          {t('shell.error.retry')}
        </Button>
      }
      icon={WifiOff}
      live="status"
      tone="warn"
    >
      {t('logbook-list.stale', { time: formatTime(new Date(list.dataUpdatedAt)) })}
    </Banner>
  )
}

/** Shows how many dives load next: a page, or the remainder. */
function MoreDives({ list, left }: { list: List; left: number }) {
  const { t } = useTranslator('logbook-list')
  if (!list.hasNextPage) return null
  const count = Math.min(sizeAfter(list.data?.pages.length ?? 0), Math.max(1, left))
  return (
    <div className={css.more}>
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <p role="alert">{t('logbook-list.moreFailed')}</p>
      )}
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('logbook-list.more', { count })}
      </Button>
    </div>
  )
}

type Pages = InfiniteData<Page, { offset: number; limit: number }>

type Asked = { queryKey: readonly unknown[] }

/**
 * The dives of a view. While the user types, previous results stay until the next arrive; another filter
 * starts empty.
 */
function useDiveLogs(view: ListView) {
  const keep = (before: Pages | undefined, asked: Asked | undefined) => {
    const shown = asked?.queryKey[2] as ListView | undefined
    return shown?.filter === view.filter && shown.sort === view.sort ? before : undefined
  }
  return useInfiniteQuery({ ...diveLogsQuery(useCalls(), view), placeholderData: keep })
}
