import { LONGEST_NUMBER, parseNumber } from './mapping.ts'
import { own } from './own.ts'

export const kelvinToCelsius = (kelvin: number) => round(kelvin - 273.15)
export const fahrenheitToCelsius = (degrees: number) => round((degrees - 32) / 1.8)
export const pascalToBar = (pascal: number) => round(pascal / 100_000)
export const psiToBar = (psi: number) => round(psi * 0.0689475729)
export const feetToMeters = (feet: number) => round(feet * 0.3048)
const poundsToKilograms = (pounds: number) => round(pounds * 0.45359237)

/** Removes what binary fractions add: 0.3 m, not 0.30000000000000004 m. */
export const round = (value: number) => Math.round(value * 1000) / 1000

type Conversions = Readonly<Record<string, (value: number) => number>>

const same = (value: number) => value

const LENGTHS: Conversions = { m: same, ft: feetToMeters }
const TEMPERATURES: Conversions = {
  c: same,
  '°c': same,
  f: fahrenheitToCelsius,
  '°f': fahrenheitToCelsius,
  k: kelvinToCelsius,
}
const PRESSURES: Conversions = {
  bar: same,
  mbar: (value) => round(value / 1000),
  psi: psiToBar,
  pa: pascalToBar,
}
const VOLUMES: Conversions = { l: same, m3: (value) => round(value * 1000) }
const WEIGHTS: Conversions = {
  kg: same,
  g: (value) => round(value / 1000),
  lbs: poundsToKilograms,
  lb: poundsToKilograms,
}
const FRACTIONS: Conversions = { '%': (value) => round(value / 100) }

/** A number, spaces and a unit. */
const LONGEST = LONGEST_NUMBER + 20

/** `22.4 m` and `73 ft`; a number without a unit is in ours. */
const withUnit =
  (units: Conversions) =>
  (text: string): number | undefined => {
    if (text.length > LONGEST) return undefined
    const [, amount = '', unit = ''] = /^\s*([+-]?[\d.,]+)\s*(\S*)\s*$/.exec(text) ?? []
    const value = parseNumber(amount)
    const convert = unit === '' ? same : own(units, unit.toLowerCase())
    return value === undefined ? undefined : convert?.(value)
  }

export const parseLength = withUnit(LENGTHS)
export const parseTemperature = withUnit(TEMPERATURES)
export const parsePressure = withUnit(PRESSURES)
export const parseVolume = withUnit(VOLUMES)
export const parseWeight = withUnit(WEIGHTS)
export const parseFraction = withUnit(FRACTIONS)

/** `45:00 min`, `1:02:30`, `45 min`: seconds. A number without a unit is in minutes, as people write it. */
export function parseDuration(text: string): number | undefined {
  if (text.length > LONGEST) return undefined
  const clock = /^\s*(?:(\d+):)?(\d+):(\d{2})(?:\s*(?:min|h))?\s*$/.exec(text)
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  const [, amount = '', unit = 'min'] = /^\s*([\d.,]+)\s*(min|s|sec|h)?\s*$/.exec(text) ?? []
  const value = parseNumber(amount)
  if (value === undefined) return undefined
  return Math.round(value * (unit === 'h' ? 3600 : unit === 'min' ? 60 : 1))
}

/** Latitude or longitude in degrees, with a sign. */
export const isLatitude = (value: number) => Math.abs(value) <= 90
export const isLongitude = (value: number) => Math.abs(value) <= 180
