import { kelvinToCelsius, pascalToBar, round } from '../../units.ts'

/*
 * UDDF prescribes SI units, but some programs write what divers write. The ranges of both don't overlap, so
 * the size of a value tells its unit.
 */

export const celsiusOf = (value: number) => (value > 150 ? kelvinToCelsius(value) : value)

export const barOf = (value: number) => (value > 1000 ? pascalToBar(value) : value)

/** The standard counts cubic meters; nobody dives with a cylinder of 200 liters. */
export const litersOf = (value: number) => (value < 0.2 ? round(value * 1000) : value)

export const fractionOf = (value: number) => (value > 1 ? round(value / 100) : value)
