import { type Quantity, shown, type UnitSystem, unitOf } from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'

type Formats = Pick<Translator, 'formatNumber'>

/** Formats a stored value in the diver's unit: `18.3 m`. */
export function measure(formats: Formats, unit: UnitSystem, quantity: Quantity, si: number): string {
  const { symbol, decimals } = unitOf(quantity, unit)
  const number = formats.formatNumber(shown(quantity, unit, si), { maximumFractionDigits: decimals })
  return `${number}\u00a0${symbol}`
}

/** Formats a number for a field, without separators that would have to be typed. */
export const entryText = (formats: Formats, value: number, decimals = 2): string =>
  formats.formatNumber(value, { useGrouping: false, maximumFractionDigits: decimals })

const DAY_MINUTES = 24 * 60

/** Formats minutes at the surface in days, hours and minutes: `1 h 25 min`. */
export function intervalText(formats: Formats, minutes: number): string {
  const parts = [
    { unit: 'day', count: Math.floor(minutes / DAY_MINUTES) },
    { unit: 'hour', count: Math.floor((minutes % DAY_MINUTES) / 60) },
    { unit: 'minute', count: minutes % 60 },
  ].filter(({ count, unit }) => count > 0 || (minutes === 0 && unit === 'minute'))
  return parts
    .map(({ unit, count }) => formats.formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' }))
    .join('\u00a0')
}
