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
export const entryText = (formats: Formats, value: number): string =>
  formats.formatNumber(value, { useGrouping: false, maximumFractionDigits: 2 })
