import type { DiveLog } from '@fathom/domain/logbook'

type Dated = Pick<DiveLog, 'date'>

/** The dives of one month; `month` is undefined for undated ones. */
export type Month<Log> = { month: string | undefined; logs: readonly Log[]; isWhole: boolean }

/**
 * Groups by month in list order, with all undated dives first. The last month and the undated group may
 * continue on the next page.
 */
export function byMonth<Log extends Dated>(logs: readonly Log[], isAll: boolean): Month<Log>[] {
  const undated = logs.filter(({ date }) => !date)
  const months = Map.groupBy(
    logs.filter(({ date }) => date),
    ({ date }) => date?.slice(0, 7),
  )
  const last = [...months.keys()].at(-1)
  const dated = [...months].map(([month, of]) => ({ month, logs: of, isWhole: isAll || month !== last }))
  return undated.length > 0 ? [{ month: undefined, logs: undated, isWhole: isAll }, ...dated] : dated
}
