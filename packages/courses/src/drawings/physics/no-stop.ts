import { ASCENT, STOP } from './gas.ts'

/**
 * Nitrogen in ZH-L16C: half-time in minutes, `a` in bar, `b` (A. A. Bühlmann, Tauchmedizin, 1995, with the
 * compartment 1b).
 */
const COMPARTMENTS = [
  [5, 1.1696, 0.5578],
  [8, 1, 0.6514],
  [12.5, 0.8618, 0.7222],
  [18.5, 0.7562, 0.7825],
  [27, 0.62, 0.8126],
  [38.3, 0.5043, 0.8434],
  [54.3, 0.441, 0.8693],
  [77, 0.4, 0.891],
  [109, 0.375, 0.9092],
  [146, 0.35, 0.9222],
  [187, 0.3295, 0.9319],
  [239, 0.3065, 0.9403],
  [305, 0.2835, 0.9477],
  [390, 0.261, 0.9544],
  [498, 0.248, 0.9602],
  [635, 0.2327, 0.9653],
] as const

const SURFACE = 1.013
/** Water vapor in the lungs takes a part of every breath. */
const VAPOR = 0.0627
const AIR = 0.21

/** Of the gradient factors 40/85. A dive without stops only needs the second one, which counts at the surface. */
const GRADIENT = 0.85
/** More isn't worth counting. */
export const LONGEST = 240

/** Nitrogen in each compartment, in bar. */
export type Tissues = readonly number[]

const inspired = (depth: number, oxygen: number) => (SURFACE + depth / 10 - VAPOR) * (1 - oxygen)

/** After days without a dive. */
export const rested: Tissues = COMPARTMENTS.map(() => inspired(0, AIR))

function stay(tissues: Tissues, depth: number, minutes: number, oxygen: number): Tissues {
  const breathed = inspired(depth, oxygen)
  return COMPARTMENTS.map(([halfTime], i) => {
    const before = tissues[i] ?? breathed
    return breathed + (before - breathed) * 2 ** (-minutes / halfTime)
  })
}

/** The whole time at one depth, then up slowly, with the stop. */
export function afterDive(tissues: Tissues, depth: number, minutes: number, oxygen = AIR): Tissues {
  let now = stay(tissues, depth, minutes, oxygen)
  for (let at = depth - 0.5; at > 0; at--) now = stay(now, at, 1 / ASCENT, oxygen)
  return depth > STOP.depth ? stay(now, STOP.depth, STOP.minutes, oxygen) : now
}

export const afterInterval = (tissues: Tissues, minutes: number) => stay(tissues, 0, minutes, AIR)

type Breathed = { oxygen?: number; gradient?: number }

/** Minutes at a depth after which a diver can still go straight to the surface. */
export function noStopLimit(
  tissues: Tissues,
  depth: number,
  { oxygen = AIR, gradient = GRADIENT }: Breathed = {},
): number {
  const breathed = inspired(depth, oxygen)
  const minutes = COMPARTMENTS.map(([halfTime, a, b], i) => {
    const most = SURFACE + gradient * (a + SURFACE / b - SURFACE)
    const now = tissues[i] ?? breathed
    if (now >= most) return 0
    if (breathed <= most) return LONGEST
    return -halfTime * Math.log2((breathed - most) / (breathed - now))
  })
  return Math.min(LONGEST, ...minutes)
}

/** As a computer shows it: whole minutes, rounded down. */
export const noStopMinutes = (tissues: Tissues, depth: number, breathed: Breathed = {}) =>
  Math.floor(noStopLimit(tissues, depth, breathed))
