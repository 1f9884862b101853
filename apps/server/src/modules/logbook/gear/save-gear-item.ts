import type { GearFieldsFragment, ResolverArgs } from '@fathom/contract/logbook'
import { DIVE_FIELDS, type GearItem, isDate, isGearKind } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { UUID } from '../logs/write-log.ts'
import { listGear, MOST_GEAR, saveGear } from './gear.store.ts'

/** LO-09: creates an item under the id that the client generated, or changes it. */
export async function saveGearItem(
  { db }: LogbookDeps,
  caller: User,
  { id, input }: ResolverArgs['Mutation']['saveGearItem'],
): Promise<GearFieldsFragment> {
  const item = itemOf(id, input)
  if (!item) throw new Problem('invalid-input', 400, { errors: ['input: not an item of gear'] })
  return db.transaction(async (tx) => {
    // One writer a person: the limit and the name are read before they are written.
    await tx.query('select pg_advisory_xact_lock(747, hashint8($1))', [caller.affiliateId])
    const known = await listGear(tx, caller.affiliateId)
    if (known.length >= MOST_GEAR && !known.some((each) => each.id === item.id))
      throw new Problem('too-much-gear', 422)
    const saved = await saveGear(tx, caller.affiliateId, item)
    if (!saved) throw new Problem('gear-name-taken', 409)
    return gearWireOf(saved)
  })
}

function itemOf(id: string, input: ResolverArgs['Mutation']['saveGearItem']['input']): GearItem | undefined {
  const name = input.name.replaceAll('\u0000', '').toWellFormed().replace(/\s+/g, ' ').trim()
  const [servicedOn, serviceDue] = [input.serviced_on ?? null, input.service_due ?? null]
  const areDays = [servicedOn, serviceDue].every((day) => day === null || isDate(day))
  const { kind } = input
  const isNamed = name !== '' && name.length <= DIVE_FIELDS.gear.longest
  if (!UUID.test(id) || !isNamed || !areDays || !isGearKind(kind)) return undefined
  return { id: id.toLowerCase(), name, kind, servicedOn, serviceDue }
}

export const gearWireOf = ({ servicedOn, serviceDue, ...item }: GearItem): GearFieldsFragment => ({
  ...item,
  serviced_on: servicedOn,
  service_due: serviceDue,
})
