export const GAS_MIXTURES = ['Air', 'Nitrox', 'Trimix'] as const
export type GasMixture = (typeof GAS_MIXTURES)[number]

/** Percentage of each gas; null while it's unknown. */
export type GasMix = {
  mixture: GasMixture | null
  oxygen: number | null
  nitrogen: number | null
  helium: number | null
}

export const AIR = { mixture: 'Air', oxygen: 21, nitrogen: 79, helium: 0 } as const satisfies GasMix

/** Partial pressures of oxygen: the usual limit, and the one for the deco stop. */
export const WORKING_PO2 = 1.4
export const CONTINGENCY_PO2 = 1.6

/** Ten meters of sea water equal one bar. */
const METRES_A_BAR = 10

const TOLERANCE = 0.05

/** The remaining percentage for nitrogen; null if oxygen is unknown or nothing remains. */
export function nitrogenFor(oxygen: number | null, helium: number | null): number | null {
  if (oxygen === null) return null
  const left = Math.round((100 - oxygen - (helium ?? 0)) * 10) / 10
  return left < 0 ? null : left
}

const isAir = (oxygen: number) => oxygen >= 20.5 && oxygen <= 21.5

/** The name of a mix by its parts; null if oxygen is unknown or the mix has no name here. */
export function mixtureOf(oxygen: number | null, helium: number | null): GasMixture | null {
  if (oxygen === null) return null
  if (helium !== null && helium > 0) return 'Trimix'
  if (isAir(oxygen)) return 'Air'
  return oxygen > 21 ? 'Nitrox' : null
}

export type GasProblem = 'gas-not-hundred' | 'gas-not-air' | 'gas-not-nitrox' | 'gas-not-trimix'

/**
 * Checks that the parts add up to 100 % and match the name of the mixture. Unknown parts aren't a problem.
 */
export function gasProblem({ mixture, oxygen, nitrogen, helium }: GasMix): GasProblem | undefined {
  if (oxygen === null || nitrogen === null) return undefined
  const he = helium ?? 0
  if (Math.abs(oxygen + nitrogen + he - 100) > TOLERANCE) return 'gas-not-hundred'
  if (mixture === 'Air' && (he !== 0 || !isAir(oxygen))) return 'gas-not-air'
  if (mixture === 'Nitrox' && (he !== 0 || oxygen < 21)) return 'gas-not-nitrox'
  if (mixture === 'Trimix' && he <= 0) return 'gas-not-trimix'
  return undefined
}

/** The maximum depth in meters for breathing this oxygen percentage, rounded to the safe side. */
export function maxOperatingDepth(oxygen: number, po2 = WORKING_PO2): number {
  const metres = (po2 / (oxygen / 100) - 1) * METRES_A_BAR
  return Math.max(0, Math.floor(metres * 10 + 1e-6) / 10)
}
