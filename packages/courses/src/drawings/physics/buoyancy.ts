import { barAt } from './pressure.ts'

/** A diver: kilograms of lead, liters of air in the jacket as the surface counts them, bar in the cylinder. */
export type Trim = { lead: number; air: number; depth: number; suit: number; gas: number }

/** What body and gear float with, and a 12-liter cylinder of which a bar weighs 14.5 grams. In kilograms. */
const BODY = 2.7
const GRAMS_PER_BAR = 0.0145

/** Less than this is held with the breath. */
const HELD_BY_BREATH = 0.3

/** A liter of air lifts a kilogram. The bubbles in the suit shrink like the air in the jacket. */
export function forcesOn({ lead, air, depth, suit, gas }: Trim) {
  const bar = barAt(depth)
  const lift = BODY + suit / bar + air / bar
  const weight = lead + gas * GRAMS_PER_BAR
  return { lift, weight, net: lift - weight, jacket: air / bar, lost: suit - suit / bar }
}

export function stateOf(trim: Trim): 'rises' | 'hovers' | 'sinks' {
  const { net } = forcesOn(trim)
  if (Math.abs(net) <= HELD_BY_BREATH) return 'hovers'
  return net > 0 ? 'rises' : 'sinks'
}
