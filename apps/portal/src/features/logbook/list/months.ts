import type { DiveLog } from '@fathom/domain/logbook'

type Dated = { log: Pick<DiveLog, 'date'> }

/** The dives of one month; `month` is undefined for undated ones. */
export type Month<Dive> = { month: string | undefined; dives: readonly Dive[] }

/** Groups by month in list order, with all undated dives first. */
export function byMonth<Dive extends Dated>(dives: readonly Dive[]): Month<Dive>[] {
  const undated = dives.filter(({ log }) => !log.date)
  const months = Map.groupBy(
    dives.filter(({ log }) => log.date),
    ({ log }) => log.date?.slice(0, 7),
  )
  const dated = [...months].map(([month, of]) => ({ month, dives: of }))
  return undated.length > 0 ? [{ month: undefined, dives: undated }, ...dated] : dated
}
