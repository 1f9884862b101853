import { monthNamed } from './month-names.ts'

const DATE_ORDERS = ['day-month', 'month-day', 'year-first'] as const
/** In which order the numbers of a date are: `14.05.2026` is day, month, year. */
export type DateOrder = (typeof DATE_ORDERS)[number]

/** Bounded, so that no cell takes long. */
const PARTS =
  /^[^\p{L}\d]{0,20}(?:\p{L}{1,12}[.,]{0,2}\s{1,3})?(\d{1,4})[\s./年년-]{1,3}(\d{1,2})[\s./月월-]{1,3}(\d{1,4})/u

const partsOf = (text: string) =>
  PARTS.exec(text)
    ?.slice(1)
    .map((part) => gregorian(Number(part)))

/** Thailand counts years from 543 before ours; nobody means a dive 500 years from now. */
const THAI_YEARS = 543
const gregorian = (part: number) => (part > 2400 && part < 2700 ? part - THAI_YEARS : part)

type Judged = {
  order: DateOrder
  /** False if both orders make sense, so that only the diver knows. */
  isSure: boolean
}

/**
 * The order of the dates in a column: a number above 12 can't be a month, dots are written by those who write the
 * day first, no dive is in the future, and a logbook is in order. If nothing tells, most of the world writes the day
 * first.
 */
export function findDateOrder(values: readonly string[], now: Date): Judged {
  const dates = values.flatMap((value) => {
    const [first = 0, second = 0] = partsOf(value) ?? []
    return first > 0 ? [{ value, first, second }] : []
  })
  if (dates.some(({ first }) => first > 31)) return { order: 'year-first', isSure: true }
  if (dates.some(({ first }) => first > 12)) return { order: 'day-month', isSure: true }
  if (dates.some(({ second }) => second > 12)) return { order: 'month-day', isSure: true }
  if (dates.every(({ value, first, second }) => first === second || /^\s*\d+\.\s*\d+\./.test(value)))
    return { order: 'day-month', isSure: true }
  const texts = dates.map(({ value }) => value)
  const [days, months] = (['day-month', 'month-day'] as const).map((order) => isLikely(texts, order, now))
  if (days !== months) return { order: days ? 'day-month' : 'month-day', isSure: true }
  return { order: 'day-month', isSure: false }
}

const ENOUGH_TO_BE_SORTED = 4

/** Nothing in the future, and in order if there are enough dates to tell. */
function isLikely(texts: readonly string[], order: DateOrder, now: Date): boolean {
  const times = texts.flatMap((text) => {
    const [year = 0, month = 1, day] = parseDay(text, order, now.getUTCFullYear()) ?? []
    return day === undefined ? [] : Date.UTC(year, month - 1, day)
  })
  const isSorted = (sign: number) =>
    times.every((time, at) => at === 0 || (time - (times[at - 1] ?? time)) * sign >= 0)
  const isInOrder = times.length < ENOUGH_TO_BE_SORTED || isSorted(1) || isSorted(-1)
  return isInOrder && times.every((time) => time <= now.getTime() + DAY_MS)
}

const DAY_MS = 86_400_000

/** Year, month and day; two digits of a year are of the last hundred years. */
export function parseDay(text: string, order: DateOrder, thisYear: number): number[] | undefined {
  const parts = partsOf(text)
  if (!parts) return parseNamedDay(text, thisYear)
  const [first = 0, second = 0, third = 0] = parts
  if (order === 'year-first' || first > 31) return [first, second, third]
  const year = third >= 100 ? third : fullYear(third, thisYear)
  return order === 'day-month' ? [year, second, first] : [year, first, second]
}

const LONGEST_DAY = 60

/** `14 May 2026`, `May 14, 2026`, `14. Mai 2026`, `14 de mayo de 2026`. */
function parseNamedDay(text: string, thisYear: number): number[] | undefined {
  const short = text.slice(0, LONGEST_DAY)
  const month = monthNamed(short)
  const [first, second] = (short.match(/\d+/g) ?? []).map((part) => gregorian(Number(part)))
  if (month === undefined || first === undefined || second === undefined) return undefined
  if (first > 31) return [first, month, second]
  return [second >= 100 ? second : fullYear(second, thisYear), month, first]
}

function fullYear(year: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100)
  return year <= thisYear % 100 ? century + year : century - 100 + year
}

const CLOCK = /(\d{1,2})[:.h時时시](\d{2})(?:[:.m分분](\d{2}))?\s*([ap])?\.?m?/i

/** Halves of the day in languages that write them with letters of their own, before the time or after it. */
const MORNING = /午前|上午|오전|π\.?\s?μ|(^|[\s\d])ص(\s|$)|صباح|ق\.\s?ظ|לפנה/i
const AFTERNOON = /午後|下午|오후|μ\.?\s?μ|(^|[\s\d])م(\s|$)|مساء|ب\.\s?ظ|אחה/i

const halfOf = (text: string) => (AFTERNOON.test(text) ? 'p' : MORNING.test(text) ? 'a' : undefined)

/** Hours, minutes and seconds: `09:12`, `9h12`, `9:12 PM`. */
export function parseClock(text: string): number[] | undefined {
  const [, hour, minute, second = '0', half = halfOf(text)] = CLOCK.exec(text) ?? []
  if (!hour || !minute) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return [hours, Number(minute), Number(second)]
}

/** The time that a column has after the day. */
export const clockAfterDay = (text: string): number[] | undefined => parseClock(text.replace(PARTS, ''))

const FIRST_YEAR = 1940

/** Whether a cell can be the day of a dive, whatever the order of its numbers. */
export function isDay(text: string, now: Date): boolean {
  const thisYear = now.getUTCFullYear()
  return DATE_ORDERS.some((order) => {
    const [year = 0, month = 0, day = 0] = parseDay(text, order, thisYear) ?? []
    return year >= FIRST_YEAR && year <= thisYear + 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31
  })
}
