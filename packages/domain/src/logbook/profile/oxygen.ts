import { CONTINGENCY_PO2, WORKING_PO2 } from '../calculations/gas-mix.ts'
import { ambientPressure, type Stretch, stretchesOf } from './breathing.ts'
import type { DiveProfile, ProfileGas } from './dive-profile.ts'
import { pointsOf, reader } from './samples.ts'

/**
 * How many minutes a diver may breathe oxygen at a pressure in one exposure. Source: NOAA Diving Manual, oxygen
 * exposure limits for working divers, single exposure.
 */
const SINGLE_EXPOSURE: readonly (readonly [bar: number, minutes: number])[] = [
  [0.6, 720],
  [0.7, 570],
  [0.8, 450],
  [0.9, 360],
  [1.0, 300],
  [1.1, 240],
  [1.2, 210],
  [1.3, 180],
  [1.4, 150],
  [1.5, 120],
  [1.6, 45],
]

/** Below this pressure oxygen harms neither nerves nor lungs, however long the dive. */
const HARMLESS_BAR = 0.5

/** On the line between two rows of the table; beyond its ends, the row at the end. */
function limitMinutes(bar: number): number {
  const after = SINGLE_EXPOSURE.findIndex(([row]) => row >= bar)
  const [high, least] = SINGLE_EXPOSURE.at(after) ?? [0, Number.POSITIVE_INFINITY]
  if (after <= 0) return least
  const [low, most] = SINGLE_EXPOSURE[after - 1] ?? [high, least]
  return most + ((least - most) * (bar - low)) / (high - low)
}

const cnsPerMinute = (bar: number) => (bar <= HARMLESS_BAR ? 0 : 1 / limitMinutes(bar))

/** Oxygen tolerance units, from Clark and Lambertsen: one is a minute at 1 bar. */
const otuPerMinute = (bar: number) => (bar <= HARMLESS_BAR ? 0 : ((bar - HARMLESS_BAR) / 0.5) ** (5 / 6))

export type OxygenExposure = {
  /** Share of the single exposure limit: 1 is the limit. */
  cns: number
  otu: number
  /** The pressure was above the table, so that the share is higher than this. */
  isAtLeast: boolean
}

/** What the oxygen of this dive did; undefined unless the gas is known for the whole dive. */
export function oxygenExposure(profile: DiveProfile): OxygenExposure | undefined {
  const pressureIn = oxygenReader(profile)
  const stretches = stretchesOf(profile)
  if (stretches.length === 0) return undefined
  const sum = { cns: 0, otu: 0, isAtLeast: false }
  for (const stretch of stretches) {
    const bar = pressureIn(stretch)
    if (bar === undefined) return undefined
    const minutes = (stretch.to - stretch.from) / 60
    sum.cns += cnsPerMinute(bar) * minutes
    sum.otu += otuPerMinute(bar) * minutes
    sum.isAtLeast ||= bar > (SINGLE_EXPOSURE.at(-1)?.[0] ?? 0) + 0.005
  }
  return sum
}

/** What the computer measured or derived, else the share of oxygen at the depth. */
function oxygenReader({ time, columns, gases }: DiveProfile) {
  const measured = reader(pointsOf(time, columns.oxygenPressure))
  return ({ from, to, depthFrom, depthTo, cylinder }: Stretch): number | undefined => {
    const oxygen = gases[cylinder]?.oxygen
    const bar = measured((from + to) / 2)
    if (bar !== undefined) return bar
    return oxygen === undefined ? undefined : oxygen * ambientPressure((depthFrom + depthTo) / 2)
  }
}

type OxygenLevel = 'within' | 'beyond-working' | 'beyond-contingency'

export type GasLimit = {
  cylinder: number
  gas: ProfileGas
  /** The deepest that it was breathed at. */
  maxDepth: number
  /** Highest pressure of oxygen, in bar. */
  highest: number
  level: OxygenLevel
}

const levelOf = (bar: number): OxygenLevel => {
  if (bar > CONTINGENCY_PO2) return 'beyond-contingency'
  return bar > WORKING_PO2 ? 'beyond-working' : 'within'
}

/** To two decimals, as computers show it: 1.404 isn't beyond 1.4. */
const rounded = (bar: number) => Math.round(bar * 100) / 100

/** Each known gas that the diver breathed, with its highest pressure of oxygen. */
export function gasLimits(profile: DiveProfile): GasLimit[] {
  const measured = reader(pointsOf(profile.time, profile.columns.oxygenPressure))
  const limits = new Map<number, GasLimit>()
  for (const { from, to, depthFrom, depthTo, cylinder } of stretchesOf(profile)) {
    const gas = profile.gases[cylinder]
    if (!gas) continue
    const [time, depth] = depthTo > depthFrom ? [to, depthTo] : [from, depthFrom]
    const bar = rounded(measured(time) ?? gas.oxygen * ambientPressure(depth))
    const before = limits.get(cylinder)
    const highest = Math.max(bar, before?.highest ?? 0)
    const maxDepth = Math.max(depth, before?.maxDepth ?? 0)
    limits.set(cylinder, { cylinder, gas, maxDepth, highest, level: levelOf(highest) })
  }
  return [...limits.values()]
}
