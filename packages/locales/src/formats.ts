import { type AnyLocale, directionIn, intlTag, remember } from './intl.ts'
import { isolated } from './isolate.ts'

/** A moment, or a calendar day as `YYYY-MM-DD`, which isn't shifted by time zones. */
export type When = Date | string
/** None is in digits alone: 11/4 is April in one country and November in another (decision 0195). */
export type DateStyle = 'medium' | 'long' | 'full'
/** The browser's own styles have dates in digits alone. */
type DateParts = Omit<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>
export type TimeStyle = 'short' | 'medium'
export type Unit =
  | 'meter'
  | 'foot'
  | 'celsius'
  | 'fahrenheit'
  | 'kilogram'
  | 'pound'
  | 'liter'
  | 'minute'
  | 'hour'
  | 'day'
  | 'kilobyte'
  | 'megabyte'

export type Formats = ReturnType<typeof createFormats>

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
}

const TIME_STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  short: { hour: 'numeric', minute: '2-digit' },
  medium: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
}

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

export function createFormats(locale: AnyLocale) {
  const tag = intlTag(locale)
  const numbers = remember((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))
  const dates = remember((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options))
  // Spec §5 requires day, month name, year; of all our locales only American English puts the month first.
  const dayTag = tag === 'en-US' ? 'en-GB' : tag
  // Its clock stays the American one; where no time is shown, it changes nothing.
  const days = remember(
    (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(dayTag, dayTag === tag ? options : { ...options, hour12: true }),
  )
  const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}) =>
    numbers(options).format(value)
  const show = (when: When, given: DateParts) => {
    const options = isCalendarDay(when) ? utc(given) : given
    return 'day' in options && dayTag !== tag
      ? inAmerican(days(options), when)
      : dates(options).format(new Date(when))
  }
  const direction = directionIn(locale)
  return {
    formatNumber,
    /** The number of a person, a member or a dive center: in the digits of the language and never grouped (decision 14). */
    formatId: (id: number) => formatNumber(id, { useGrouping: false }),
    /** A text of someone else's, to be set beside others in one line. */
    isolate: (text: string) => isolated(text, direction),
    formatPercent: (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
    /** `18,5 m`, `60 ft`: the value is already in that unit. */
    formatUnit: (value: number, unit: Unit, options: Intl.NumberFormatOptions = {}) =>
      formatNumber(value, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
        ...options,
      }),
    formatDate: (when: When, style: DateStyle | DateParts = 'medium') =>
      show(when, typeof style === 'string' ? DATE_STYLES[style] : style),
    /**
     * Day, month name, year (LA-05). A dive uses its calendar day; a moment uses the day in the reader's time
     * zone.
     */
    formatDay: (day: When) =>
      typeof day === 'string'
        ? days(utc(DATE_STYLES.long)).format(new Date(day.slice(0, 10)))
        : days(DATE_STYLES.long).format(day),
    /** A day and the time of it, in the reader's time zone. */
    formatMoment: (when: When) => show(when, { ...DATE_STYLES.long, ...TIME_STYLES.short }),
    formatTime: (when: When, style: TimeStyle = 'short') => show(when, TIME_STYLES[style]),
    /** Names in another script would swap places with their neighbors, so they are isolated. */
    formatList: (items: Iterable<string>) =>
      new Intl.ListFormat(tag).format([...items].map((item) => isolated(item, direction))),
    pluralCategory: (value: number, type: Intl.PluralRuleType) => rulesOf([tag, type]).select(value),
  }
}

/** British order, in American letters: `14 Sep 2026 at 10:05 PM`. */
const inAmerican = (format: Intl.DateTimeFormat, when: When): string =>
  format
    .formatToParts(new Date(when))
    .map(({ type, value }) => {
      if (type === 'dayPeriod') return value.toUpperCase()
      // A clock of 12 hours has no leading zero.
      if (type === 'hour') return value.replace(/^0(?=\d)/, '')
      return value === 'Sept' ? 'Sep' : value
    })
    .join('')

const rulesOf = remember(([tag, type]: [string, Intl.PluralRuleType]) => new Intl.PluralRules(tag, { type }))

function isCalendarDay(when: When): boolean {
  return typeof when === 'string' && CALENDAR_DAY.test(when)
}

function utc(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return { ...options, timeZone: 'UTC' }
}
