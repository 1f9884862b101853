import { type Quantity, shown, type UnitSystem, unitOf } from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'

type Formats = Pick<Translator, 'formatNumber'>
export type Figure = { value: string; unit: string }

/**
 * A stored value in the diver's unit, with number and unit separate, because the UI shows the unit smaller
 * and after the number (EN-10).
 */
export function figureOf(formats: Formats, system: UnitSystem, quantity: Quantity, si: number): Figure {
  const { symbol, decimals } = unitOf(quantity, system)
  // A fixed decimal aligns depths in a column: 9.0 m and 37.8 m.
  const value = formats.formatNumber(shown(quantity, system, si), {
    maximumFractionDigits: decimals,
    ...(quantity === 'depth' && { minimumFractionDigits: decimals }),
  })
  return { value, unit: symbol }
}
