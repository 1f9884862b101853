import {
  AIR,
  DIVE_FIELDS,
  type Equipment,
  type GasMixture,
  gasProblem,
  isWithin,
  maxOperatingDepth,
  nitrogenFor,
} from '@fathom/domain/logbook'

type Gas = Pick<Equipment, 'gasMixture' | 'oxygen' | 'nitrogen' | 'helium'>

const NITROX_OXYGEN = 32
const TRIMIX = { oxygen: 18, helium: 45 } as const

const isKnown = (part: number | null): part is number => part !== null && !Number.isNaN(part)

/** Nitrogen is the remainder; if that is negative the parts don't add up, and validation reports it. */
export function withNitrogen(gas: Gas): Gas {
  if (!isKnown(gas.oxygen)) return { ...gas, nitrogen: null }
  const helium = isKnown(gas.helium) ? gas.helium : 0
  return { ...gas, nitrogen: nitrogenFor(gas.oxygen, helium) ?? 0 }
}

/** A new mixture starts with its most common fill. */
export function gasFor(mixture: GasMixture | null): Gas {
  if (mixture === null) return { gasMixture: null, oxygen: null, nitrogen: null, helium: null }
  if (mixture === 'Air')
    return { gasMixture: 'Air', oxygen: AIR.oxygen, nitrogen: AIR.nitrogen, helium: AIR.helium }
  const parts = mixture === 'Nitrox' ? { oxygen: NITROX_OXYGEN, helium: 0 } : TRIMIX
  return withNitrogen({ gasMixture: mixture, nitrogen: null, ...parts })
}

/** The maximum depth for this gas in meters; undefined for a gas that nobody fills into a cylinder. */
export function limitOf({ gasMixture, oxygen, nitrogen, helium }: Gas): number | undefined {
  const isWhole = isKnown(oxygen) && oxygen > 0 && isKnown(nitrogen)
  if (!isWhole || gasProblem({ mixture: gasMixture, oxygen, nitrogen, helium })) return undefined
  return maxOperatingDepth(oxygen)
}

export type DepthVerdict = 'inside' | 'close' | 'beyond'

/**
 * Compares the dive with the depth its gas allows; `close` is the last meter. Undefined for an impossible
 * depth.
 */
export function verdictOn(maxDepth: number | null, limit: number): DepthVerdict | undefined {
  if (!isKnown(maxDepth) || !isWithin(maxDepth, DIVE_FIELDS.maxDepth.range)) return undefined
  if (maxDepth > limit) return 'beyond'
  return maxDepth > limit - 1 ? 'close' : 'inside'
}
