import { AIR } from '../calculations/gas-mix.ts'
import type { Cylinder } from '../fields.ts'
import { cylindersOf } from '../log/cylinders.ts'
import type { DiveLog } from '../log/dive-log.ts'

/** A gas as divers write it: `Air`, `EAN32`, `18/45`, `O2`. */
function gasIn({ oxygen, helium }: Cylinder): string | undefined {
  if (oxygen === null) return undefined
  const percent = Math.round(oxygen)
  if (helium) return `${percent}/${Math.round(helium)}`
  if (percent === AIR.oxygen) return 'Air'
  return percent === 100 ? 'O2' : `EAN${percent}`
}

/** The gases of a dive, each once; `Nitrox` or `Trimix` if the dive says no percentages. */
export function gasesOf({ equipment }: DiveLog): readonly string[] {
  const gases = new Set(cylindersOf(equipment).flatMap((cylinder) => gasIn(cylinder) ?? []))
  if (gases.size === 0 && equipment.gasMixture) return [equipment.gasMixture]
  return [...gases]
}
