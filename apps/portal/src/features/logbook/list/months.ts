import type { DiveLog } from '@fathom/domain/logbook'

type Dated = Pick<DiveLog, 'date'>

/** The dives of one month; `month` is undefined for those without a date. */
export type Month<Log> = { month: string | undefined; logs: readonly Log[]; isWhole: boolean }

/** Neighbours of one month together, in the order they come. The last one may go on where the list does. */
export function byMonth<Log extends Dated>(logs: readonly Log[], isAll: boolean): Month<Log>[] {
  const months: { month: string | undefined; logs: Log[] }[] = []
  for (const log of logs) {
    const month = log.date?.slice(0, 7)
    const last = months.at(-1)
    if (last && last.month === month) last.logs.push(log)
    else months.push({ month, logs: [log] })
  }
  return months.map((one, at) => ({ ...one, isWhole: isAll || at < months.length - 1 }))
}
