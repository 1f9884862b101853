import type { UnitSystem } from './unit-system.ts'

/** Shown and entered in the diver's unit, and stored in m, °C, kg, bar or L (EN-10). */
export type Quantity =
  | 'depth'
  | 'distance'
  | 'temperature'
  | 'weight'
  | 'pressure'
  | 'volume'
  /** Gas at the surface, unlike the size of a cylinder. */
  | 'gas'
  /** How fast a diver ascends. */
  | 'ascentRate'
  /** How fast a cylinder empties. */
  | 'pressureRate'
  /** How much gas a diver breathes. */
  | 'gasRate'

export type UnitSymbol =
  | 'm'
  | 'ft'
  | '°C'
  | '°F'
  | 'kg'
  | 'lb'
  | 'bar'
  | 'psi'
  | 'L'
  | 'cu ft'
  | `${'m' | 'ft' | 'bar' | 'psi' | 'L' | 'cu ft'}/min`

type Unit = {
  symbol: UnitSymbol
  /** The number of decimals for reading; an input field may have ENTRY_DECIMALS. */
  decimals: number
  toSi: (value: number) => number
  fromSi: (si: number) => number
}

const ENTRY_DECIMALS = 2
/**
 * The decimals for a value that was entered in another unit. More would suggest a precision that nobody
 * measured.
 */
const convertedDecimals = (quantity: Quantity) => (quantity === 'pressure' ? 0 : 1)
/** Fine enough that every entry comes back unchanged, coarse enough that a stored number stays short. */
const STORED_DECIMALS = 6

const METRES_A_FOOT = 0.3048
const KILOGRAMS_A_POUND = 0.45359237
const BAR_A_PSI = 0.0689475729
const LITRES_A_CUBIC_FOOT = 28.316846592
/**
 * Cylinders are named by the gas they contain at 3,000 psi: liters of water volume × 206.84 bar ÷ 1.01325 bar
 * ÷ 28.317 liters per cubic foot. So an 11.1 L cylinder is an 80.
 */
const CUBIC_FEET_A_LITRE = (3000 * BAR_A_PSI) / 1.01325 / LITRES_A_CUBIC_FOOT

const inSi = (symbol: UnitSymbol, decimals: number): Unit => ({
  symbol,
  decimals,
  toSi: (value) => value,
  fromSi: (si) => si,
})
const scaled = (symbol: UnitSymbol, decimals: number, siPerUnit: number): Unit => ({
  symbol,
  decimals,
  toSi: (value) => value * siPerUnit,
  fromSi: (si) => si / siPerUnit,
})
const fahrenheit: Unit = {
  symbol: '°F',
  decimals: 0,
  toSi: (value) => ((value - 32) * 5) / 9,
  fromSi: (si) => (si * 9) / 5 + 32,
}

const UNITS: Record<UnitSystem, Record<Quantity, Unit>> = {
  Metric: {
    depth: inSi('m', 1),
    distance: inSi('m', 0),
    temperature: inSi('°C', 0),
    weight: inSi('kg', 1),
    pressure: inSi('bar', 0),
    volume: inSi('L', 1),
    gas: inSi('L', 0),
    ascentRate: inSi('m/min', 0),
    pressureRate: inSi('bar/min', 1),
    gasRate: inSi('L/min', 1),
  },
  Imperial: {
    depth: scaled('ft', 0, METRES_A_FOOT),
    distance: scaled('ft', 0, METRES_A_FOOT),
    temperature: fahrenheit,
    weight: scaled('lb', 0, KILOGRAMS_A_POUND),
    pressure: scaled('psi', 0, BAR_A_PSI),
    volume: scaled('cu ft', 0, 1 / CUBIC_FEET_A_LITRE),
    gas: scaled('cu ft', 0, LITRES_A_CUBIC_FOOT),
    ascentRate: scaled('ft/min', 0, METRES_A_FOOT),
    pressureRate: scaled('psi/min', 0, BAR_A_PSI),
    gasRate: scaled('cu ft/min', 2, LITRES_A_CUBIC_FOOT),
  },
}

export const unitOf = (quantity: Quantity, system: UnitSystem): { symbol: UnitSymbol; decimals: number } => {
  const { symbol, decimals } = UNITS[system][quantity]
  return { symbol, decimals }
}

/** Converts a stored value to the diver's unit for reading: 18.288 m is 18.3 m or 60 ft. */
export const shown = (quantity: Quantity, system: UnitSystem, si: number): number => {
  const { fromSi, decimals } = UNITS[system][quantity]
  return rounded(fromSi(si), decimals)
}

/**
 * Converts a stored value to the diver's unit for an input field. A value typed in that unit comes back as
 * typed; any other is rounded to the usual precision of the unit, such as 200 bar to 2901 psi.
 */
export function entryOf(quantity: Quantity, system: UnitSystem, si: number): number {
  const value = UNITS[system][quantity].fromSi(si)
  const typed = rounded(value, ENTRY_DECIMALS)
  return toStored(quantity, system, typed) === si ? typed : rounded(value, convertedDecimals(quantity))
}

const toStored = (quantity: Quantity, system: UnitSystem, typed: number): number =>
  rounded(UNITS[system][quantity].toSi(typed), STORED_DECIMALS)

/**
 * The value to store for an entry. If the entry still equals what `before` shows, `before` is kept, so
 * viewing a dive in feet and saving it again doesn't change its meters.
 */
export function siOf(
  quantity: Quantity,
  system: UnitSystem,
  entry: number,
  before: number | null = null,
): number {
  const typed = rounded(entry, ENTRY_DECIMALS)
  if (before !== null && entryOf(quantity, system, before) === typed) return before
  return toStored(quantity, system, typed)
}

/** Rounds half away from zero, on the decimal digits: 1.005 becomes 1.01, and the result is never -0. */
function rounded(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value).toFixed(10)}e${decimals}`)
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`) || 0
}
