import type { Queryable } from '../../platform/database/index.ts'

export type ParticipantKind = 'member' | 'store'

export type ParticipantRow = {
  affiliate_id: string
  name: string
  available_credit: string
  address_line_1: string
  address_line_2: string
  city: string
  country_id: string
  postal_code: string
  state_id: string
}

export type NewParticipant = {
  kind: ParticipantKind
  number: number
  affiliateId: number
  name: string
  availableCredit: number
  addressLine1: string
  city: string
  countryId: string
  postalCode: string
  stateId: string
}

export async function findParticipant(
  db: Queryable,
  kind: ParticipantKind,
  number: number,
): Promise<ParticipantRow | undefined> {
  const [row] = await db.query<ParticipantRow>(
    'select * from participant where kind = $1 and number = $2 and deleted_at is null',
    [kind, number],
  )
  return row
}

/** The names of those that there are, by number. */
export async function listParticipantNames(
  db: Queryable,
  kind: ParticipantKind,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ number: number; name: string }>(
    'select number, name from participant where kind = $1 and number = any($2::bigint[]) and deleted_at is null',
    [kind, numbers],
  )
  return new Map(rows.map(({ number, name }) => [number, name]))
}

export type OwnNumber = { affiliateId: number; kind: ParticipantKind; number: number }

const OWN_NUMBER = 'affiliate_id::float8 as "affiliateId", kind, number'

/** The numbers that these people have as professionals or dive centers. */
export const listOwnNumbers = (db: Queryable, affiliateIds: readonly number[]): Promise<OwnNumber[]> =>
  db.query(
    `select ${OWN_NUMBER} from participant
     where affiliate_id = any($1::bigint[]) and deleted_at is null order by kind, number`,
    [affiliateIds],
  )

/** Who has one of these numbers as a professional or dive center. */
export const listNumberHolders = (db: Queryable, numbers: readonly string[]): Promise<OwnNumber[]> =>
  db.query(
    `select ${OWN_NUMBER} from participant
     where kind in ('member', 'store') and number = any($1::bigint[]) and deleted_at is null`,
    [numbers],
  )

export async function addParticipant(db: Queryable, added: NewParticipant): Promise<void> {
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, available_credit, address_line_1, city, country_id,
       postal_code, state_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (kind, number) do nothing`,
    [
      added.kind,
      added.number,
      added.affiliateId,
      added.name,
      added.availableCredit,
      added.addressLine1,
      added.city,
      added.countryId,
      added.postalCode,
      added.stateId,
    ],
  )
}

const MOST_FOUND = 20

/** Stores whose name or city contains all these words, those that begin with the text first. */
export function searchStores(db: Queryable, text: string): Promise<(ParticipantRow & { number: number })[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  const words = escaped.split(/\s+/).filter(Boolean)
  return db.query(
    `select * from participant
     where kind = 'store' and deleted_at is null and (name || ' ' || city) ilike all($1::text[])
     order by name ilike $2 desc, name, number limit ${MOST_FOUND}`,
    [words.map((word) => `%${word}%`), `${escaped}%`],
  )
}

export function listOwnParticipants(db: Queryable, affiliateId: number) {
  return db.query<ParticipantRow & { kind: ParticipantKind; number: number }>(
    'select * from participant where affiliate_id = $1 and deleted_at is null order by kind, number',
    [affiliateId],
  )
}

/** The number is never reassigned, because training records reference it. */
export async function forgetParticipant(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(
    `update participant set name = '', address_line_1 = '', address_line_2 = '', city = '', postal_code = '',
       state_id = '', available_credit = 0, deleted_at = coalesce(deleted_at, now())
     where affiliate_id = $1`,
    [affiliateId],
  )
}
