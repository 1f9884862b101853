const DAY_MS = 86_400_000

const offsetAt = (moment: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...({ hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(
    ...([
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    ] as const),
  )
  return local - Math.floor(moment / 1000) * 1000
}

/**
 * The moment of a local day and time at a place. A time that occurs twice is the earlier one; a time that is
 * skipped is as much later as the clock was moved.
 */
function momentAt(day: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${time}:00Z`)
  const [before, after] = [offsetAt(local - DAY_MS, timeZone), offsetAt(local + DAY_MS, timeZone)]
  const fits = [...new Set([before, after])]
    .map((offset) => local - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === local)
  return new Date(fits.length > 0 ? Math.min(...fits) : local - before)
}

/** Whether the day of a session has begun at its place. */
export const hasDayBegun = ({ date, timeZone }: Pick<LocalTimes, 'date' | 'timeZone'>, now: Date): boolean =>
  momentAt(date, '00:00', timeZone) <= now

export type LocalTimes = { date: string; startsAt: string; endsAt: string; timeZone: string }

/** From when to when a session is; one that ends before it starts ends on the next day. */
export function momentsOf({ date, startsAt, endsAt, timeZone }: LocalTimes): { begins: Date; ends: Date } {
  const nextDay = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return {
    begins: momentAt(date, startsAt, timeZone),
    ends: momentAt(endsAt < startsAt ? nextDay : date, endsAt, timeZone),
  }
}
