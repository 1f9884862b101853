import { depthInFeet } from '@fathom/domain/certifications'
import type { Check } from '../drawing.ts'
import { barAfterDive, RESERVE } from './gas.ts'
import { deepestPoint, oxygenPressure, PLANNED } from './nitrox.ts'
import { afterDive, afterInterval, noStopMinutes, rested, type Tissues } from './no-stop.ts'

/** Two dives of one day with the same mix, each with a full cylinder. */
export type Plan = {
  depth1: number
  time1: number
  interval: number
  depth2: number
  time2: number
  /** In percent. */
  oxygen: number
  /** The greatest depth that the diver is trained for. */
  level: number
  cylinder: number
  rate: number
}

type Dive = { dive: number; depth: number; minutes: number; before: Tissues }

function divesOf({ depth1, time1, interval, depth2, time2, oxygen }: Plan): [Dive, Dive] {
  const between = afterInterval(afterDive(rested, depth1, time1, oxygen / 100), interval)
  return [
    { dive: 1, depth: depth1, minutes: time1, before: rested },
    { dive: 2, depth: depth2, minutes: time2, before: between },
  ]
}

function checkDive(plan: Plan, { dive, depth, minutes, before }: Dive): Check[] {
  const oxygen = plan.oxygen / 100
  const limit = noStopMinutes(before, depth, { oxygen })
  const left = barAfterDive(depth, minutes, plan.rate, plan.cylinder)
  const bar = oxygenPressure(depth, oxygen)
  const mod = deepestPoint(oxygen)
  const modFeet = deepestPoint(oxygen, PLANNED, 'feet')
  return [
    {
      key: 'level',
      isMet: depth <= plan.level,
      numbers: {
        dive,
        depth,
        feet: depthInFeet(depth),
        level: plan.level,
        levelFeet: depthInFeet(plan.level),
      },
    },
    ...(plan.oxygen > 21
      ? [
          {
            key: 'oxygen',
            isMet: bar < PLANNED + 1e-9,
            numbers: { dive, bar: Math.round(bar * 100) / 100, mod, modFeet },
          },
        ]
      : []),
    {
      key: dive === 1 ? 'noStop' : 'noStopAgain',
      isMet: minutes <= limit,
      numbers: { dive, limit, minutes },
    },
    { key: 'gas', isMet: left >= RESERVE, numbers: { dive, left: Math.max(left, 0), reserve: RESERVE } },
  ]
}

/** Every rule of both dives, met or not. */
export const checkPlan = (plan: Plan): Check[] => divesOf(plan).flatMap((dive) => checkDive(plan, dive))
