import {
  byStart,
  type DiveLog,
  filterCount,
  foldedText,
  LOG_FILTERS,
  type LogFilter,
  passesFilter,
  searchTextOf,
  type UnitSystem,
} from '@fathom/domain/logbook'
import type { ListView, Sort } from '../list/list-view.ts'

export type Counts = Record<LogFilter, number>

/** Minutes and meters; the depth is null without a dive that has one. */
export type Totals = { dives: number; drafts: number; bottomTime: number; maxDepth: number | null }

/** A dive in the chart of a year. */
export type Mark = { id: string; date: string; maxDepth: number | null }

type Logged = { readonly log: DiveLog }

type Order = (one: Logged, other: Logged) => number

const byNumber =
  (field: 'maxDepth' | 'bottomTime'): Order =>
  ({ log: one }, { log: other }) =>
    (other.depthTime[field] ?? -1) - (one.depthTime[field] ?? -1) || byStart(other, one)

/** CA-40: the latest, deepest or longest first; equal ones the latest first. LO-08: or the oldest. */
const ORDERS: Record<Sort, Order> = {
  newest: ({ log: one }, { log: other }) => byStart(other, one),
  oldest: ({ log: one }, { log: other }) => byStart(one, other),
  deepest: byNumber('maxDepth'),
  longest: byNumber('bottomTime'),
}

/** Folding ten thousand texts takes too long for every key press. */
const foldedTexts = new WeakMap<DiveLog, string>()

function textOf(log: DiveLog): string {
  const known = foldedTexts.get(log)
  if (known !== undefined) return known
  const text = searchTextOf(log)
  foldedTexts.set(log, text)
  return text
}

const MOST_WORDS = 8

/** Each word occurs in title, place or buddies, ignoring case and accents. */
function matches(search: string): (dive: Logged) => boolean {
  const words = foldedText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  return ({ log }) => words.every((word) => textOf(log).includes(word))
}

/** ST-02 */
function passes(filter: LogFilter): (dive: Logged) => boolean {
  const { logType, status }: { logType?: string; status?: string } = LOG_FILTERS[filter]
  return ({ log }) => (!logType || log.logType === logType) && (!status || log.status === status)
}

/** CA-41, LO-08: the dives that match the search and every filter. */
export function found<Dive extends Logged>(
  dives: readonly Dive[],
  { search, narrow }: Pick<ListView, 'search' | 'narrow'>,
  unit: UnitSystem,
): readonly Dive[] {
  const searched = search ? dives.filter(matches(search)) : dives
  if (filterCount(narrow) === 0) return searched
  const passesAll = passesFilter(narrow, unit)
  return searched.filter(({ log }) => passesAll(log))
}

/** ST-02: of the dives that were found, those of one kind, in the order of the view. */
export const listed = <Dive extends Logged>(
  dives: readonly Dive[],
  { filter, sort }: Pick<ListView, 'filter' | 'sort'>,
): readonly Dive[] => dives.filter(passes(filter)).toSorted(ORDERS[sort])

/** How many dives each filter shows. */
export function countsOf(dives: readonly Logged[]): Counts {
  const count = (filter: LogFilter) => dives.filter(passes(filter)).length
  return {
    all: dives.length,
    training: count('training'),
    recreational: count('recreational'),
    drafts: count('drafts'),
  }
}

const isDone = ({ log }: Logged) => log.status !== 'Draft'

/** SC-05: everything that isn't a draft; how many drafts there are explains a list that has more. */
export function totalsOf(dives: readonly Logged[]): Totals {
  const done = dives.filter(isDone)
  const totals: Totals = { dives: 0, drafts: dives.length - done.length, bottomTime: 0, maxDepth: null }
  for (const { log } of done) {
    const { bottomTime, maxDepth } = log.depthTime
    totals.dives += 1
    totals.bottomTime += bottomTime ?? 0
    if (maxDepth !== null && maxDepth > (totals.maxDepth ?? -1)) totals.maxDepth = maxDepth
  }
  return totals
}

/** The dives of one year, the first one first. */
export const marksOf = (dives: readonly Logged[], year: number): Mark[] =>
  dives
    .filter(isDone)
    .toSorted(ORDERS.oldest)
    .flatMap(({ log: { id, date, depthTime } }) =>
      date?.startsWith(`${year}-`) ? [{ id, date, maxDepth: depthTime.maxDepth }] : [],
    )

/** The running number of each dive, by its start, from the diver's own first number on (LO-09); drafts have none. */
export const numbersOf = (dives: readonly Logged[], first: number): ReadonlyMap<string, number> =>
  new Map(
    dives
      .filter(isDone)
      .toSorted(ORDERS.oldest)
      .map(({ log }, at) => [log.id, at + first]),
  )

/** The latest dive that isn't a draft. */
export const lastDive = (dives: readonly Logged[]): DiveLog | undefined =>
  dives.filter(isDone).toSorted(ORDERS.newest)[0]?.log
