export const GAS_MIXTURES = ['Air', 'Nitrox', 'Trimix'] as const
export type GasMixture = (typeof GAS_MIXTURES)[number]

/** Percent of each gas; null while it is not known. */
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

/** Ten metres of sea water are one bar. */
const METRES_A_BAR = 10

const TOLERANCE = 0.05

/** What is left for nitrogen; null when oxygen is not known or nothing is left. */
export function nitrogenFor(oxygen: number | null, helium: number | null): number | null {
  if (oxygen === null) return null
  const left = Math.round((100 - oxygen - (helium ?? 0)) * 10) / 10
  return left < 0 ? null : left
}

export type GasProblem = 'gas-not-hundred' | 'gas-not-air' | 'gas-not-nitrox' | 'gas-not-trimix'

/** Whether the parts add up to 100 % and are what the name of the mixture says. Parts not yet known are no problem. */
export function gasProblem({ mixture, oxygen, nitrogen, helium }: GasMix): GasProblem | undefined {
  if (oxygen === null || nitrogen === null) return undefined
  const he = helium ?? 0
  if (Math.abs(oxygen + nitrogen + he - 100) > TOLERANCE) return 'gas-not-hundred'
  if (mixture === 'Air' && (he !== 0 || oxygen < 20.5 || oxygen > 21.5)) return 'gas-not-air'
  if (mixture === 'Nitrox' && (he !== 0 || oxygen < 21)) return 'gas-not-nitrox'
  if (mixture === 'Trimix' && he <= 0) return 'gas-not-trimix'
  return undefined
}

/** How deep, in metres, this much oxygen may be breathed; rounded to the safe side. */
export function maxOperatingDepth(oxygen: number, po2 = WORKING_PO2): number {
  const metres = (po2 / (oxygen / 100) - 1) * METRES_A_BAR
  return Math.max(0, Math.floor(metres * 10 + 1e-6) / 10)
}
