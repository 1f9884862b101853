import { shown } from '../units/quantity.ts'
import type { UnitSystem } from '../units/unit-system.ts'

/** From the first number up to, but without, the second; null is open. In the diver's unit. */
export type Band = { from: number; to: number | null }

export type BandedValue = 'depth' | 'time' | 'temperature'

type Scale = { step: number; highest: number }

/** Steps that a diver reads at a glance: 10 m or 30 ft, a quarter of an hour, 5 °C or 10 °F. */
const SCALES: Record<BandedValue, Record<UnitSystem, Scale>> = {
  depth: { Metric: { step: 10, highest: 60 }, Imperial: { step: 30, highest: 180 } },
  time: { Metric: { step: 15, highest: 120 }, Imperial: { step: 15, highest: 120 } },
  temperature: { Metric: { step: 5, highest: 35 }, Imperial: { step: 10, highest: 100 } },
}

/** A stored value as the diver reads it. */
export const inShownUnit = (what: BandedValue, unit: UnitSystem, si: number): number =>
  what === 'time' ? si : shown(what, unit, si)

/** The band of a stored value. Above the highest step there is one open band. */
export function bandOf(what: BandedValue, unit: UnitSystem, si: number): Band {
  const value = inShownUnit(what, unit, si)
  const { step, highest } = SCALES[what][unit]
  const from = Math.min(Math.floor(value / step) * step, highest)
  return { from, to: from >= highest ? null : from + step }
}

/** The band after this one; undefined after the open one. */
export function bandAfter(what: BandedValue, unit: UnitSystem, { to }: Band): Band | undefined {
  if (to === null) return undefined
  const { step, highest } = SCALES[what][unit]
  return { from: to, to: to >= highest ? null : to + step }
}
