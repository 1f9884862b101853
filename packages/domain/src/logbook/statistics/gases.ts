import { AIR } from '../calculations/gas-mix.ts'
import type { DiveLog, Equipment } from '../log/dive-log.ts'

type Mix = Pick<Equipment, 'gasMixture' | 'oxygen' | 'helium'>

/** A gas as divers write it: `Air`, `EAN32`, `18/45`, `O2`; `Nitrox` or `Trimix` without percentages. */
export function gasOf({ gasMixture, oxygen, helium }: Mix): string | undefined {
  if (oxygen === null) return gasMixture ?? undefined
  const percent = Math.round(oxygen)
  if (helium) return `${percent}/${Math.round(helium)}`
  if (percent === Math.round(AIR.oxygen)) return 'Air'
  return percent === 100 ? 'O2' : `EAN${percent}`
}

/** The gases of a dive, each once. */
export function gasesOf({ equipment }: DiveLog): readonly string[] {
  const gas = gasOf(equipment)
  return gas === undefined ? [] : [gas]
}
