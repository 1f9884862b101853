import { fullName } from '@fathom/domain/profile'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import {
  addCardHolder,
  type CardHolderRow,
  findCardHolder,
  holdIdentity,
  type Identity,
  saveAsked,
} from './card-holder.store.ts'

type Deps = Pick<CertificationsDeps, 'findPerson' | 'clock' | 'queues'>

const NOBODY: Identity = { name: '', birthdate: '' }

async function findAccount(deps: Deps, db: Queryable, affiliateId: number): Promise<Identity> {
  const person = await deps.findPerson(db, affiliateId)
  return person ? { name: fullName(person), birthdate: person.birthdate } : NOBODY
}

/**
 * A certified person has the name and date of birth of their first certification or verified dive, until staff
 * confirm others. A change of the account is only noted here. Undefined for a person without either.
 */
export async function noteIdentity(
  deps: Deps,
  db: Queryable,
  affiliateId: number,
): Promise<CardHolderRow | undefined> {
  const account = await findAccount(deps, db, affiliateId)
  if (account.name) await addCardHolder(db, affiliateId, account)
  const holder = await findCardHolder(db, affiliateId)
  if (!holder) return undefined
  const wanted = { name: account.name || holder.name, birthdate: account.birthdate || holder.birthdate }
  const asked = isSame(wanted, holder) ? null : wanted
  if (isSame(asked, holder.asked)) return holder
  await saveAsked(db, affiliateId, asked, deps.clock.now())
  await deps.queues[asked ? 'arrived' : 'changed'](db, 'names')
  return findCardHolder(db, affiliateId)
}

/** A record in this name was verified: a later card has it too, until staff confirm another. */
export async function holdName(deps: Deps, tx: Queryable, affiliateId: number, name: string): Promise<void> {
  const { birthdate } = await findAccount(deps, tx, affiliateId)
  await holdIdentity(tx, affiliateId, { name, birthdate })
  await noteIdentity(deps, tx, affiliateId)
}

export const isSame = (one: Identity | null, other: Identity | null): boolean =>
  one?.name === other?.name && one?.birthdate === other?.birthdate

type HolderIdentity = Identity & { hasOtherName: boolean; isOtherRefused: boolean }

/** The name and the date of birth on a person's cards, or those that a first card would get. */
export async function findIdentity(deps: Deps, db: Queryable, affiliateId: number): Promise<HolderIdentity> {
  const holder = await noteIdentity(deps, db, affiliateId)
  const { name, birthdate } = holder ?? (await findAccount(deps, db, affiliateId))
  const isOtherRefused = Boolean(holder?.refusedAt)
  return { name, birthdate, hasOtherName: Boolean(holder?.asked), isOtherRefused }
}
