const SECONDS_A_DAY = 86_400
const FARTHEST_DAY = 2_932_896

/** Days since 1970-01-01. */
export function dayOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time)) throw new RangeError(`${date} is not a day`)
  return time / (SECONDS_A_DAY * 1000)
}

/** Undefined before 0000 and after 9999. */
export function dayText(day: number): string | undefined {
  if (Math.abs(day) > FARTHEST_DAY) return undefined
  return new Date(day * SECONDS_A_DAY * 1000).toISOString().slice(0, 10)
}

/** The last second of a day anywhere on earth: a card that expires today is still valid at the date line. */
export const endOfDay = (date: string): number => (dayOf(date) + 1) * SECONDS_A_DAY + SECONDS_A_DAY / 2 - 1
