import type { DiveLog } from '@fathom/domain/logbook'

type Dated = Pick<DiveLog, 'date'>

/** The dives of one month; `month` is undefined for those without a date. */
export type Month<Log> = { month: string | undefined; logs: readonly Log[]; isWhole: boolean }

/**
 * Each month once, in the order they come; before them what has no date, wherever the list has it. The last month and
 * what has no date may go on where the list does.
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
