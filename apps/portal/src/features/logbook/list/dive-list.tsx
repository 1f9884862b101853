import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { type InfiniteData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { useDelete } from '../dive/dive-actions.ts'
import { DiveCard } from './dive-card.tsx'
import css from './list.module.css'
import { diveLogsQuery, foundQuery, numbersQuery, type Page, sizeAfter } from './list.queries.ts'
import type { ListView, Sort } from './list-view.ts'
import { byMonth, type Month } from './months.ts'
import { NoDives } from './no-dives.tsx'

/** From this length on, off-screen cards skip layout. */
const LONG = 60

type Props = { view: ListView; unit: UnitSystem | undefined; total: number | undefined; onClear: () => void }

/** The dives of one view, or why the list is empty. */
export function DiveList({ view, unit, total, onClear }: Props) {
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
      <DiveCards isAll={!list.hasNextPage} pages={list.data.pages} sort={view.sort} unit={unit} />
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

/**
 * The dives of a view. While the user types, previous results stay until the next arrive; another filter
 * starts empty.
 */
function useDiveLogs(view: ListView) {
  const keep = (before: Pages | undefined, previous: { queryKey: readonly unknown[] } | undefined) => {
    const shown = previous?.queryKey[2] as ListView | undefined
    return shown?.filter === view.filter && shown.sort === view.sort ? before : undefined
  }
  return useInfiniteQuery({ ...diveLogsQuery(useCalls(), view), placeholderData: keep })
}

type DiveCardsProps = { pages: readonly Page[]; isAll: boolean; sort: Sort; unit: UnitSystem }

function DiveCards({ pages, isAll, sort, unit }: DiveCardsProps) {
  const { t } = useTranslator('logbook-list')
  const logs = useMemo(() => pages.flatMap((page) => page.logs), [pages])
  const numbers = useDiveNumbers(pages)
  const withYear = sort !== 'newest'
  const months = useMemo(() => (withYear ? [] : byMonth(logs, isAll)), [logs, isAll, withYear])
  const remove = useRemove(
    useMemo(() => (withYear ? logs : months.flatMap((month) => month.logs)), [logs, months, withYear]),
  )
  const cards = (some: readonly DiveLog[]) => (
    <ul className={css.dives}>
      {some.map((log) => (
        <DiveCard
          key={log.id}
          log={log}
          number={numbers.get(log.id)}
          onDelete={remove}
          unit={unit}
          withYear={withYear}
        />
      ))}
    </ul>
  )
  if (withYear)
    return (
      <>
        <h2 className="visually-hidden">{t('logbook-list.dives')}</h2>
        {cards(logs)}
      </>
    )
  return months.map((month) => (
    <section key={month.month ?? ''}>
      <MonthHeading month={month} />
      {cards(month.logs)}
    </section>
  ))
}

function MonthHeading({ month: { month, logs, isWhole } }: { month: Month<DiveLog> }) {
  const { t, formatDate } = useTranslator('logbook-list')
  return (
    <h2 className={css.month}>
      {month ? formatDate(`${month}-15`, { month: 'long', year: 'numeric' }) : t('logbook-list.month.none')}{' '}
      {isWhole && <span>{t('logbook-list.month.dives', { count: logs.length })}</span>}
    </h2>
  )
}

/** Deletes a dive and moves the focus to the one that takes its place. */
function useRemove(logs: readonly DiveLog[]) {
  const mutate = useDelete()
  const shown = useRef(logs)
  const next = useRef<string>(undefined)
  useEffect(() => {
    shown.current = logs
    const id = next.current
    if (id === undefined) return
    next.current = undefined
    document.querySelector<HTMLElement>(id ? `[data-dive="${CSS.escape(id)}"]` : 'h1')?.focus()
  }, [logs])
  return useCallback(
    (log: DiveLog) => {
      const at = shown.current.findIndex(({ id }) => id === log.id)
      next.current = (shown.current[at + 1] ?? shown.current[at - 1])?.id ?? ''
      mutate(log)
    },
    [mutate],
  )
}

type Answer = { data?: readonly { id: string; number: number }[] | undefined }

const together = (answers: readonly Answer[]): ReadonlyMap<string, number> =>
  new Map(answers.flatMap(({ data }) => data?.map(({ id, number }) => [id, number] as const) ?? []))

/** Dive numbers, one page at a time; fetched only where the cards have space to show them. */
function useDiveNumbers(pages: readonly Page[]): ReadonlyMap<string, number> {
  const calls = useCalls()
  const isNarrow = useNarrow()
  const queries = isNarrow ? pages.map(({ logs }) => numbersQuery(calls, logs)) : []
  return useQueries({ queries, combine: together })
}
