import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { useDelete } from '../dive/dive-actions.ts'
import { DiveCard } from './dive-card.tsx'
import css from './list.module.css'
import { numbersQuery, type Page } from './list.queries.ts'
import type { Sort } from './list-view.ts'
import { byMonth, type Month } from './months.ts'

type Props = { pages: readonly Page[]; isAll: boolean; sort: Sort; unit: UnitSystem }

export function DiveList({ pages, isAll, sort, unit }: Props) {
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
