import { ambientPressure, isRebreather, type Stretch, stretchesOf } from './breathing.ts'
import type { DiveProfile } from './dive-profile.ts'
import { type Point, pointsOf } from './samples.ts'

/** What the log says about a cylinder: liters and bar. */
export type CylinderFacts = {
  size?: number | undefined
  startPressure?: number | undefined
  endPressure?: number | undefined
}

export type GasUse = {
  cylinder: number
  /** SAC: bar a minute, as if at the surface. */
  pressureRate: number
  /** RMV: liters a minute at the surface; undefined if the size of the cylinder is unknown. */
  volumeRate?: number | undefined
}

/** In less time than this a pressure gauge measures mostly its own noise. */
const LEAST_MINUTES = 2
/** A cylinder that lost less wasn't breathed from: it cooled down. */
const BREATHED_BAR = 10

/** How much gas the diver breathes, by cylinder, over the time in which it's breathed from. */
export function gasUseOf(profile: DiveProfile, cylinders: readonly CylinderFacts[]): GasUse[] {
  if (isRebreather(profile) || isUnknownWhich(profile, cylinders)) return []
  const stretches = stretchesOf(profile)
  const breathed = [...new Set(stretches.map(({ cylinder }) => cylinder))]
  return breathed.flatMap((cylinder) => {
    const own = stretches.filter((each) => each.cylinder === cylinder)
    const points = pointsOf(profile.time, profile.pressures[String(cylinder)])
    const facts = cylinders[cylinder]
    const { bar, ambient } = points.length > 1 ? measuredUse(own, points) : loggedUse(own, facts)
    if (bar <= 0 || ambient < LEAST_MINUTES) return []
    const pressureRate = bar / ambient
    return [{ cylinder, pressureRate, volumeRate: facts?.size && pressureRate * facts.size }]
  })
}

/** Several cylinders lost pressure, and nothing says when the diver breathed from which. */
function isUnknownWhich(profile: DiveProfile, cylinders: readonly CylinderFacts[]): boolean {
  if (profile.switches.length > 0) return false
  const indexes = new Set([...Object.keys(profile.pressures), ...cylinders.keys()].map(Number))
  const lost = [...indexes].filter((index) => {
    const points = pointsOf(profile.time, profile.pressures[String(index)])
    const { startPressure, endPressure } = cylinders[index] ?? {}
    const start = points[0]?.value ?? startPressure
    const end = points.at(-1)?.value ?? endPressure
    return start !== undefined && end !== undefined && start - end > BREATHED_BAR
  })
  return lost.length > 1
}

/** Bar breathed, and the minutes in which they were, each counted as often as the pressure around is high. */
type Use = { bar: number; ambient: number }

function measuredUse(stretches: readonly Stretch[], points: readonly Point[]): Use {
  let [bar, ambient] = [0, 0]
  for (const period of periodsOf(stretches)) {
    const start = period[0]?.from ?? 0
    const end = period.at(-1)?.to ?? 0
    const inside = points.filter(({ time }) => time >= start && time <= end)
    const first = inside[0]
    const last = inside.at(-1)
    if (!first || !last || first === last) continue
    bar += first.value - last.value
    ambient += ambientMinutes(period, first.time, last.time)
  }
  return { bar, ambient }
}

/** What the log says, if the computer has no sensor on the cylinder. */
function loggedUse(stretches: readonly Stretch[], facts: CylinderFacts | undefined): Use {
  const { startPressure, endPressure } = facts ?? {}
  if (startPressure === undefined || endPressure === undefined) return { bar: 0, ambient: 0 }
  return { bar: startPressure - endPressure, ambient: ambientMinutes(stretches) }
}

/** Stretches that follow each other without a break. */
function periodsOf(stretches: readonly Stretch[]): Stretch[][] {
  const periods: Stretch[][] = []
  for (const stretch of stretches) {
    const open = periods.at(-1)
    if (open?.at(-1)?.to === stretch.from) open.push(stretch)
    else periods.push([stretch])
  }
  return periods
}

function ambientMinutes(stretches: readonly Stretch[], start = 0, end = Number.POSITIVE_INFINITY): number {
  return stretches.reduce((sum, { from, to, depthFrom, depthTo }) => {
    const seconds = Math.max(0, Math.min(to, end) - Math.max(from, start))
    return sum + (seconds / 60) * ambientPressure((depthFrom + depthTo) / 2)
  }, 0)
}
