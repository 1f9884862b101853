import { mixtureOf, nitrogenFor } from '../calculations/gas-mix.ts'
import { CYLINDER_FIELDS, type Cylinder, type CylinderField, type DiveLogContent } from '../fields.ts'

type Equipment = DiveLogContent['equipment']

const cylinderFrom = (valueFor: (field: CylinderField) => unknown): Cylinder =>
  // The loop visits every part, and each part's field determines its type.
  Object.fromEntries(CYLINDER_FIELDS.map((field) => [field, valueFor(field) ?? null])) as Cylinder

/** With exactly the declared parts, in their order; what isn't said is null. */
export const cylinderOf = (parts: Partial<Cylinder>): Cylinder => cylinderFrom((field) => parts[field])

export const EMPTY_CYLINDER: Cylinder = cylinderOf({})

const isFilled = (cylinder: Cylinder) => CYLINDER_FIELDS.some((field) => cylinder[field] !== null)

/**
 * LO-09: all cylinders of a dive that say anything. The first one is the equipment's own fields. A log that was stored
 * before there were more has only that one.
 */
export const cylindersOf = (equipment: Equipment): Cylinder[] =>
  [cylinderOf(equipment), ...(equipment.moreCylinders ?? [])].filter(isFilled)

/** Replaces all cylinders; the name and the nitrogen of the first one's gas follow from its parts. */
export function withCylinders(equipment: Equipment, cylinders: readonly Cylinder[]): Equipment {
  const [first = EMPTY_CYLINDER, ...moreCylinders] = cylinders
  const { oxygen, helium } = first
  return {
    ...equipment,
    ...cylinderOf(first),
    gasMixture: mixtureOf(oxygen, helium),
    nitrogen: nitrogenFor(oxygen, helium),
    moreCylinders: moreCylinders.map(cylinderOf),
  }
}
