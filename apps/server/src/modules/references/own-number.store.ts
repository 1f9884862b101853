import { type AddressDraft, type AddressField, addressFields } from '@fathom/domain/profile'
import {
  LARGEST_NUMBER,
  type NumberStanding,
  type ParticipantKind,
  participantKindOf,
} from '@fathom/domain/references'
import type { AffiliateType } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { STANDING } from './references.store.ts'

const COLUMNS = {
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  city: 'city',
  countryId: 'country_id',
  postalCode: 'postal_code',
  stateId: 'state_id',
} as const satisfies Record<AddressField, string>

const ADDRESS_COLUMNS = addressFields.map((field) => COLUMNS[field])
const ADDRESS = addressFields.map((field) => `${COLUMNS[field]} as "${field}"`).join(', ')
const valuesOf = (address: AddressDraft) => addressFields.map((field) => address[field])
const PLACES = addressFields.map((_, at) => `$${at + 4}`).join(', ')

/** What others find under a number. */
export type FoundUnder = AddressDraft & { name: string }

export type HeldNumber = FoundUnder & { kind: ParticipantKind; number: number; standing: NumberStanding }

/** All numbers of a person with what is found under them, those that count first. */
export const listHeldNumbers = (db: Queryable, affiliateId: number): Promise<HeldNumber[]> =>
  db.query(
    `select kind, number, name, ${ADDRESS}, ${STANDING} as standing from participant
     where affiliate_id = $1 and deleted_at is null
     order by inactive_since is not null, replaced_by is not null, kind, number`,
    [affiliateId],
  )

/** False if the number is or was someone's: then nothing is added. */
export async function addNumber(
  tx: Queryable,
  { kind, number, affiliateId }: { kind: ParticipantKind; number: number; affiliateId: number },
  { name, ...address }: FoundUnder,
): Promise<boolean> {
  const added = await tx.query(
    `insert into participant (kind, number, affiliate_id, ${ADDRESS_COLUMNS.join(', ')}, name)
     values ($1, $2, $3, ${PLACES}, $${addressFields.length + 4})
     on conflict (kind, number) do nothing returning number`,
    [kind, number, affiliateId, ...valuesOf(address), name],
  )
  return added.length > 0
}

/** Why a number can't be given: someone has it, or it led to someone before. */
export async function findNumberUse(
  db: Queryable,
  kind: ParticipantKind,
  number: number,
): Promise<'in-use' | 'used-before' | undefined> {
  const [row] = await db.query<{ isOver: boolean }>(
    `select deleted_at is not null or ${STANDING} <> 'current' as "isOver" from participant
     where kind = $1 and number = $2`,
    [kind, number],
  )
  return row && (row.isOver ? 'used-before' : 'in-use')
}

/** Where a new organization begins; any other number can be typed. */
const FIRST: Readonly<Record<ParticipantKind, number>> = { member: 500_001, store: 7_001 }

/** The one after the largest that was ever given, or a gap when that was the largest there is. */
export async function findNextNumber(db: Queryable, kind: ParticipantKind): Promise<number> {
  const [row] = await db.query<{ next: number }>(
    `select case when max(number) < $2 then max(number) + 1 else
       (select min(p.number) + 1 from participant p where p.kind = $1 and not exists
         (select from participant n where n.kind = $1 and n.number = p.number + 1)) end as next
     from participant where kind = $1`,
    [kind, LARGEST_NUMBER],
  )
  return row?.next ?? FIRST[kind]
}

/** Which other number takes the place of one that a person has. */
type Replacement = { kind: ParticipantKind; affiliateId: number; from: number; to: number }

/**
 * What is found under `from` is found under `to` from now on, and `from` leads there. False if `to` is or was someone
 * else's: then nothing changes.
 */
export async function replaceNumber(
  tx: Queryable,
  { kind, affiliateId, from, to }: Replacement,
): Promise<boolean> {
  const nothing = { name: '', ...Object.fromEntries(addressFields.map((field) => [field, ''])) } as FoundUnder
  await addNumber(tx, { kind, number: to, affiliateId }, nothing)
  const moved = ['name', 'available_credit', 'inactive_since', ...ADDRESS_COLUMNS]
  const taken = await tx.query(
    `update participant n set replaced_by = null, ${moved.map((column) => `${column} = o.${column}`).join(', ')}
     from participant o where o.kind = $1 and o.number = $2 and n.kind = $1 and n.number = $3
       and n.affiliate_id = $4 and n.deleted_at is null returning n.number`,
    [kind, from, to, affiliateId],
  )
  if (taken.length === 0) return false
  await tx.query(
    `update participant set replaced_by = $3, name = '', available_credit = 0,
       ${ADDRESS_COLUMNS.map((column) => `${column} = ''`).join(', ')}
     where kind = $1 and (number = $2 or replaced_by = $2) and number <> $3`,
    [kind, from, to],
  )
  return true
}

export async function saveFoundUnder(
  tx: Queryable,
  { kind, number, affiliateId }: { kind: ParticipantKind; number: number; affiliateId: number },
  { name, ...address }: FoundUnder,
): Promise<void> {
  await tx.query(
    `update participant set (${ADDRESS_COLUMNS.join(', ')}, name) = (${PLACES}, $${addressFields.length + 4})
     where kind = $1 and number = $2 and affiliate_id = $3`,
    [kind, number, affiliateId, ...valuesOf(address), name],
  )
}

/** OF-03: only the numbers of what a person is now are found; the others stay theirs until they are that again. */
export async function followType(
  tx: Queryable,
  affiliateId: number,
  type: AffiliateType,
  now: Date,
): Promise<void> {
  await tx.query(
    `update participant set inactive_since = case when kind = $2 then null else coalesce(inactive_since, $3) end
     where affiliate_id = $1 and deleted_at is null`,
    [affiliateId, participantKindOf(type) ?? '', now],
  )
}

/** A professional is found by the person's own name. */
export async function followName(tx: Queryable, affiliateId: number, name: string): Promise<void> {
  await tx.query(
    `update participant set name = $2
     where affiliate_id = $1 and kind = 'member' and deleted_at is null and replaced_by is null`,
    [affiliateId, name],
  )
}

/** A professional is found where the person's own mail arrives. */
export async function followAddress(
  tx: Queryable,
  affiliateId: number,
  address: AddressDraft,
): Promise<void> {
  await tx.query(
    `update participant set (${ADDRESS_COLUMNS.join(', ')}) = (${addressFields.map((_, at) => `$${at + 2}`).join(', ')})
     where affiliate_id = $1 and kind = 'member' and deleted_at is null and replaced_by is null`,
    [affiliateId, ...valuesOf(address)],
  )
}
