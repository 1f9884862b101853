import type { DiveLogContent } from './dive-log.ts'
import { GAS_MIXTURES } from './gas-mix.ts'
import {
  ADDITIONAL_EQUIPMENT,
  BODIES_OF_WATER,
  CYLINDER_TYPES,
  DIVE_TYPES,
  FEELINGS,
  STRENGTHS,
  SUIT_TYPES,
  VISIBILITIES,
  WATER_TYPES,
  WAVE_CONDITIONS,
  WEATHERS,
  WEIGHT_TYPES,
} from './options.ts'

/**
 * The fields with a value that isn't an option. That's a mistake of the caller, because no form can send it.
 */
export function strangeOptions({ diveType, conditions, equipment, experience }: DiveLogContent): string[] {
  const chosen: [field: string, value: string | null, options: readonly string[]][] = [
    ['diveType', diveType, DIVE_TYPES],
    ['waterType', conditions.waterType, WATER_TYPES],
    ['bodyOfWater', conditions.bodyOfWater, BODIES_OF_WATER],
    ['weather', conditions.weather, WEATHERS],
    ['visibility', conditions.visibility, VISIBILITIES],
    ['waveCondition', conditions.waveCondition, WAVE_CONDITIONS],
    ['current', conditions.current, STRENGTHS],
    ['surge', conditions.surge, STRENGTHS],
    ['suitType', equipment.suitType, SUIT_TYPES],
    ['weightType', equipment.weightType, WEIGHT_TYPES],
    ['cylinderType', equipment.cylinderType, CYLINDER_TYPES],
    ['gasMixture', equipment.gasMixture, GAS_MIXTURES],
    ['feeling', experience.feeling, FEELINGS],
    ...equipment.additionalEquipment.map((each): [string, string, readonly string[]] => [
      'additionalEquipment',
      each,
      ADDITIONAL_EQUIPMENT,
    ]),
  ]
  return chosen
    .filter(([, value, options]) => value !== null && !options.includes(value))
    .map(([field]) => field)
}
