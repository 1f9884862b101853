import type { DiveLog } from '../log/dive-log.ts'
import { ADDITIONAL_EQUIPMENT, type AdditionalEquipment, SUIT_TYPES, type SuitType } from '../options.ts'

/** What a key of `gearOf` stands for. */
export type Gear =
  | { kind: 'suit'; suit: SuitType }
  | { kind: 'item'; item: AdditionalEquipment }
  | { kind: 'own'; name: string }

/** The gear of a dive: the suit, what was ticked, and what the diver named. */
export const gearOf = ({ equipment }: DiveLog): readonly string[] => [
  ...(equipment.suitType && equipment.suitType !== 'None' ? [`suit ${equipment.suitType}`] : []),
  ...equipment.additionalEquipment.map((item) => `item ${item}`),
  // A log that an earlier version stored on a device has no such field.
  ...(equipment.gear ?? []),
]

export function gearIn(key: string): Gear {
  const suit = SUIT_TYPES.find((each) => key === `suit ${each}`)
  if (suit) return { kind: 'suit', suit }
  const item = ADDITIONAL_EQUIPMENT.find((each) => key === `item ${each}`)
  return item ? { kind: 'item', item } : { kind: 'own', name: key }
}
