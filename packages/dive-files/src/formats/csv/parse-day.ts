/** In which order the numbers of a date are: `14.05.2026` is day, month, year. */
export type DateOrder = 'day-month' | 'month-day' | 'year-first'

/** Bounded, so that no cell takes long. */
const PARTS = /^\D{0,20}(\d{1,4})[\s./年-]{1,3}(\d{1,2})[\s./月-]{1,3}(\d{1,4})/

const partsOf = (text: string) => PARTS.exec(text)?.slice(1).map(Number)

/**
 * The order of the dates in a column. A number above 12 can't be a month; if none tells, most of the world
 * writes the day first.
 */
export function findDateOrder(values: Iterable<string>): DateOrder {
  let isMonthFirst = false
  for (const value of values) {
    const [first = 0, second = 0] = partsOf(value) ?? []
    if (first > 31) return 'year-first'
    if (first > 12) return 'day-month'
    if (second > 12) isMonthFirst = true
  }
  return isMonthFirst ? 'month-day' : 'day-month'
}

/** Year, month and day; two digits of a year are of the last hundred years. */
export function parseDay(text: string, order: DateOrder, thisYear: number): number[] | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const [first = 0, second = 0, third = 0] = parts
  if (order === 'year-first' || first > 31) return [first, second, third]
  const year = third >= 100 ? third : fullYear(third, thisYear)
  return order === 'day-month' ? [year, second, first] : [year, first, second]
}

function fullYear(year: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100)
  return year <= thisYear % 100 ? century + year : century - 100 + year
}

const CLOCK = /(\d{1,2})[:.h](\d{2})(?:[:.m](\d{2}))?\s*([ap])?\.?m?/i

/** Hours, minutes and seconds: `09:12`, `9h12`, `9:12 PM`. */
export function parseClock(text: string): number[] | undefined {
  const [, hour, minute, second = '0', half] = CLOCK.exec(text) ?? []
  if (!hour || !minute) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return [hours, Number(minute), Number(second)]
}
