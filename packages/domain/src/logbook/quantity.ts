import type { UnitSystem } from './unit-system.ts'

/** What is shown and entered in the diver's unit, and stored in m, °C, kg, bar or L (EN-10). */
export type Quantity = 'depth' | 'distance' | 'temperature' | 'weight' | 'pressure' | 'volume'

export type UnitSymbol = 'm' | 'ft' | '°C' | '°F' | 'kg' | 'lb' | 'bar' | 'psi' | 'L' | 'cu ft'

type Unit = {
  symbol: UnitSymbol
  /** How many decimals a reader wants; a field may hold ENTRY_DECIMALS. */
  decimals: number
  toSi: (value: number) => number
  fromSi: (si: number) => number
}

const ENTRY_DECIMALS = 2
/** What a field shows of a value that was entered in another unit: more would claim what nobody measured. */
const convertedDecimals = (quantity: Quantity) => (quantity === 'pressure' ? 0 : 1)
/** Fine enough that every entry comes back, coarse enough that a stored number stays short. */
const STORED_DECIMALS = 6

const METRES_A_FOOT = 0.3048
const KILOGRAMS_A_POUND = 0.45359237
const BAR_A_PSI = 0.0689475729
/**
 * Cylinders are named by the gas they hold at 3,000 psi: litres of water volume × 206.84 bar ÷ 1.01325 bar ÷ 28.317
 * litres a cubic foot. An 11.1 L cylinder is so an 80.
 */
const CUBIC_FEET_A_LITRE = (3000 * BAR_A_PSI) / 1.01325 / 28.316846592

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
  },
  Imperial: {
    depth: scaled('ft', 0, METRES_A_FOOT),
    distance: scaled('ft', 0, METRES_A_FOOT),
    temperature: fahrenheit,
    weight: scaled('lb', 0, KILOGRAMS_A_POUND),
    pressure: scaled('psi', 0, BAR_A_PSI),
    volume: scaled('cu ft', 0, 1 / CUBIC_FEET_A_LITRE),
  },
}

export const unitOf = (quantity: Quantity, system: UnitSystem): { symbol: UnitSymbol; decimals: number } => {
  const { symbol, decimals } = UNITS[system][quantity]
  return { symbol, decimals }
}

/** A stored value in the diver's unit, as a reader wants it: 18.288 m is 18.3 m or 60 ft. */
export const shown = (quantity: Quantity, system: UnitSystem, si: number): number => {
  const { fromSi, decimals } = UNITS[system][quantity]
  return rounded(fromSi(si), decimals)
}

/**
 * A stored value in the diver's unit, as a field holds it: whatever was typed in that unit comes back as typed, and
 * what was not is rounded as that unit is read. 200 bar are 2901 psi.
 */
export function entryOf(quantity: Quantity, system: UnitSystem, si: number): number {
  const value = UNITS[system][quantity].fromSi(si)
  const typed = rounded(value, ENTRY_DECIMALS)
  return toStored(quantity, system, typed) === si ? typed : rounded(value, convertedDecimals(quantity))
}

const toStored = (quantity: Quantity, system: UnitSystem, typed: number): number =>
  rounded(UNITS[system][quantity].toSi(typed), STORED_DECIMALS)

/**
 * What to store for an entry. An entry that still says what `before` shows keeps `before`, so that looking at a dive
 * in feet and saving it again does not move its metres.
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

/** Half away from zero, on the decimal digits: 1.005 is 1.01, and never -0. */
function rounded(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value).toFixed(10)}e${decimals}`)
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`) || 0
}
