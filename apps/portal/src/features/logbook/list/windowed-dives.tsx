import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useInitialOffset } from '../../../shared/router/index.ts'
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.ts'
import { whenIdle } from '../../../shared/when-idle.ts'
import type { DeviceDive } from '../device/pending.ts'
import { useDelete } from '../dive/dive-actions.ts'
import { DiveCard, type OnSelect } from './dive-card.tsx'
import { keepAtTop } from './keep-at-top.ts'
import css from './list.module.css'
import type { Month } from './months.ts'

type Group = Month<DeviceDive>

/** Where the list should go; a new object goes there again. */
export type Jump = { date: string }

type Props = {
  groups: readonly Group[]
  /** Each month has a heading. */
  isByMonth: boolean
  /** Whether a month has all of its dives, so that they can be counted. */
  hasCounts: boolean
  numbers: ReadonlyMap<string, number>
  unit: UnitSystem
  jump?: Jump | undefined
  /** Undefined unless dives are being selected. */
  chosen?: ReadonlySet<string> | undefined
  onSelect?: OnSelect | undefined
}

/** Assumed heights until a row is measured. */
const TYPICAL = { heading: 68, card: 112 }
/** First only what is about to be seen, so that the page stands sooner. */
const OVERSCAN = { first: 2, settled: 8 }
/** The page's header, and the heading of a month. */
const ABOVE = 140

type Row = { key: string; group: number; dive: DeviceDive | undefined }

const rowsOf = (groups: readonly Group[], isByMonth: boolean): Row[] =>
  groups.flatMap(({ month, dives }, group) => [
    ...(isByMonth ? [{ key: `month ${month}`, group, dive: undefined }] : []),
    ...dives.map((dive) => ({ key: dive.log.id, group, dive })),
  ])

/** The row of the day, or else the next one in the order of the list, or the last one; -1 without a dated dive. */
function rowAtDate(rows: readonly Row[], date: string): number {
  const dated = rows.flatMap(({ dive }, index) => (dive?.log.date ? [{ index, date: dive.log.date }] : []))
  const isAscending = (dated[0]?.date ?? '') < (dated.at(-1)?.date ?? '')
  const found = dated.find((row) => (isAscending ? row.date >= date : row.date <= date)) ?? dated.at(-1)
  return found?.index ?? -1
}

/** Ten thousand dives cost as much as the few that are seen: only those near the viewport are rendered. */
export function WindowedDives(props: Props) {
  const { groups, isByMonth, hasCounts, numbers, unit, jump, chosen, onSelect } = props
  const rows = useMemo(() => rowsOf(groups, isByMonth), [groups, isByMonth])
  const remove = useRemove(rows)
  const { list, virtualizer, scrollMargin, keepFocused } = useWindow(rows)
  useJump(jump, rows, virtualizer)
  let above = scrollMargin
  const sections: { group: number; items: Placed[] }[] = []
  for (const { index, start, end } of virtualizer.getVirtualItems()) {
    const row = rows[index]
    if (!row) continue
    if (sections.at(-1)?.group !== row.group) sections.push({ group: row.group, items: [] })
    sections.at(-1)?.items.push({ row, index, space: start - above })
    above = end
  }
  const measure = virtualizer.measureElement
  return (
    <div
      {...keepFocused}
      className={css.rows}
      data-sorted={!isByMonth || undefined}
      ref={list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {sections.map(({ group, items }) => (
        <MonthSection
          group={groups[group]}
          hasCounts={hasCounts}
          isByMonth={isByMonth}
          items={items}
          key={groups[group]?.month ?? ''}
          measure={measure}
        >
          {(dive) => (
            <DiveCard
              dive={dive}
              number={numbers.get(dive.log.id)}
              isSelected={chosen?.has(dive.log.id)}
              onDelete={remove}
              onSelect={onSelect}
              unit={unit}
              withYear={!isByMonth}
            />
          )}
        </MonthSection>
      ))}
    </div>
  )
}

type Placed = { row: Row; index: number; space: number }

type MonthSectionProps = Pick<Props, 'isByMonth' | 'hasCounts'> & {
  group: Group | undefined
  items: readonly Placed[]
  measure: (element: HTMLElement | null) => void
  children: (dive: DeviceDive) => React.ReactNode
}

/** The rendered part of a month. Margins take the space of the rows that aren't rendered. */
function MonthSection({ group, items, measure, isByMonth, hasCounts, children }: MonthSectionProps) {
  const { t, formatDate } = useTranslator('logbook-list')
  if (!group) return null
  const { month, dives } = group
  const name = month
    ? formatDate(`${month}-15`, { month: 'long', year: 'numeric' })
    : t('logbook-list.month.none')
  const heading = items.find(({ row }) => !row.dive)
  const cards = items.filter(({ row }) => row.dive)
  return (
    <section aria-label={isByMonth && !heading ? name : undefined}>
      {heading && (
        <h2
          className={css.month}
          data-index={heading.index}
          ref={measure}
          style={{ marginBlockStart: heading.space }}
        >
          {name} {hasCounts && <span>{t('logbook-list.month.dives', { count: dives.length })}</span>}
        </h2>
      )}
      <ul>
        {cards.map(({ row: { key, dive }, index, space }) => (
          <li
            aria-posinset={dive && dives.indexOf(dive) + 1}
            aria-setsize={dives.length}
            className={css.row}
            data-index={index}
            key={key}
            ref={measure}
            style={{ marginBlockStart: space }}
          >
            {dive && children(dive)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Heights measured before, so that Back finds the list as long as it was. */
const measured = new Map<string, number>()

function useWindow(rows: readonly Row[]) {
  const list = useRef<HTMLDivElement>(null)
  const isSettled = useSettled()
  const [scrollMargin, setScrollMargin] = useState(0)
  const { rangeExtractor, keepFocused } = useKeptFocus()
  // What is above the list may load later than the list, and makes the page longer.
  useEffect(() => {
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(() =>
      setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY)),
    )
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index]
      return measured.get(row?.key ?? '') ?? (row?.dive ? TYPICAL.card : TYPICAL.heading)
    },
    initialOffset: useInitialOffset(),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    measureElement: (element, entry, { scrollOffset }) => {
      const row = rows[Number(element.dataset.index)]
      const typical = row?.dive ? TYPICAL.card : TYPICAL.heading
      // To ask for a height lays out the page in the middle of drawing it. At the top nothing can jump, so the observer's
      // answer, which comes before the frame is shown, is soon enough.
      if (!entry && !scrollOffset) return measured.get(row?.key ?? '') ?? typical
      const { height } = element.getBoundingClientRect()
      // Nothing has a size before the first layout.
      if (height === 0 || !row) return typical
      measured.set(row.key, height)
      return height
    },
    overscan: isSettled ? OVERSCAN.settled : OVERSCAN.first,
    // A frame that is late by one is better than a scroll that waits for it.
    useFlushSync: false,
    rangeExtractor,
    scrollMargin,
    scrollPaddingStart: ABOVE,
  })
  return { list, virtualizer, scrollMargin, keepFocused }
}

/** Whether the page has had a moment of rest. */
function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let isOpen = true
    void whenIdle().then(() => isOpen && startTransition(() => setIsSettled(true)))
    return () => {
      isOpen = false
    }
  }, [])
  return isSettled
}

/** LO-08: scrolls to the dives of a day, or to the next ones in the order of the list, and focuses the first. */
function useJump(
  jump: Jump | undefined,
  rows: readonly Row[],
  { scrollToIndex }: Pick<ReturnType<typeof useWindow>['virtualizer'], 'scrollToIndex'>,
) {
  const [done, setDone] = useState(jump)
  const [target, setTarget] = useState<{ id: string; index: number }>()
  useEffect(() => {
    if (!jump || jump === done) return
    setDone(jump)
    const index = rowAtDate(rows, jump.date)
    if (index < 0) return
    scrollToIndex(index, { align: 'start' })
    const id = rows[index]?.dive?.log.id
    setTarget(id === undefined ? undefined : { id, index })
  }, [jump, done, rows, scrollToIndex])
  useEffect(() => {
    if (!target) return
    const link = document.querySelector<HTMLElement>(`[data-dive="${CSS.escape(target.id)}"]`)
    if (!link) return
    setTarget(undefined)
    link.focus({ preventScroll: true })
    keepAtTop(link, ABOVE, () => scrollToIndex(target.index, { align: 'start' }))
  })
}

/** Deletes a dive and moves the focus to the one that takes its place. */
function useRemove(rows: readonly Row[]) {
  const mutate = useDelete()
  const shown = useRef(rows)
  const next = useRef<string>(undefined)
  useEffect(() => {
    shown.current = rows
    const id = next.current
    if (id === undefined) return
    next.current = undefined
    document.querySelector<HTMLElement>(id ? `[data-dive="${CSS.escape(id)}"]` : 'h1')?.focus()
  }, [rows])
  return useCallback(
    (log: DiveLog) => {
      const dives = shown.current.flatMap(({ dive }) => dive?.log.id ?? [])
      const at = dives.indexOf(log.id)
      next.current = dives[at + 1] ?? dives[at - 1] ?? ''
      mutate(log)
    },
    [mutate],
  )
}
