import type { NumberStanding, ParticipantKind } from '@fathom/domain/references'
import type { Queryable } from '../../platform/database/index.ts'

export type ParticipantRow = {
  /** The one that counts: a number that was replaced leads to it. */
  number: number
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

/** `c` is the participant whom the number of `p` leads to. */
const LED_TO = `participant p join participant c on c.kind = p.kind and c.number = coalesce(p.replaced_by, p.number)
  and c.deleted_at is null`

/** The person who works under this number now: for everything new. */
export async function findParticipant(
  db: Queryable,
  kind: ParticipantKind,
  number: number,
): Promise<ParticipantRow | undefined> {
  const [row] = await db.query<ParticipantRow>(
    `select c.* from ${LED_TO} where p.kind = $1 and p.number = $2 and c.inactive_since is null`,
    [kind, number],
  )
  return row
}

/** Whose number it is, also when they are no professional or dive center any more: for what is on record. */
export async function findRecordedParticipant(
  db: Queryable,
  kind: ParticipantKind,
  number: number,
): Promise<ParticipantRow | undefined> {
  const [row] = await db.query<ParticipantRow>(
    `select c.* from ${LED_TO} where p.kind = $1 and p.number = $2`,
    [kind, number],
  )
  return row
}

/** The names of those that are on record, by number. */
export async function listParticipantNames(
  db: Queryable,
  kind: ParticipantKind,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ number: number; name: string }>(
    `select p.number, c.name from ${LED_TO} where p.kind = $1 and p.number = any($2::bigint[])`,
    [kind, numbers],
  )
  return new Map(rows.map(({ number, name }) => [number, name]))
}

export type OwnNumber = {
  affiliateId: number
  kind: ParticipantKind
  number: number
  standing: NumberStanding
}

export const STANDING = `case when replaced_by is not null then 'replaced'
  when inactive_since is not null then 'inactive' else 'current' end`
const OWN_NUMBER = `affiliate_id::float8 as "affiliateId", kind, number, ${STANDING} as standing`

/** The numbers that these people have or had as professionals or dive centers, those that count first. */
export const listOwnNumbers = (db: Queryable, affiliateIds: readonly number[]): Promise<OwnNumber[]> =>
  db.query(
    `select ${OWN_NUMBER} from participant where affiliate_id = any($1::bigint[]) and deleted_at is null
     order by inactive_since is not null, replaced_by is not null, kind, number`,
    [affiliateIds],
  )

/** Who has or had one of these numbers as a professional or dive center. */
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
export function searchStores(db: Queryable, text: string): Promise<ParticipantRow[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  const words = escaped.split(/\s+/).filter(Boolean)
  return db.query(
    `select * from participant
     where kind = 'store' and deleted_at is null and inactive_since is null and replaced_by is null
       and (name || ' ' || city) ilike all($1::text[])
     order by name ilike $2 desc, name, number limit ${MOST_FOUND}`,
    [words.map((word) => `%${word}%`), `${escaped}%`],
  )
}

/** The numbers that this person works under now; students came by a replaced one too. The one that counts is first. */
export function listOwnParticipants(db: Queryable, affiliateId: number) {
  return db.query<ParticipantRow & { kind: ParticipantKind }>(
    `select * from participant where affiliate_id = $1 and deleted_at is null and inactive_since is null
     order by kind, replaced_by is not null, number`,
    [affiliateId],
  )
}

/** The same with numbers that don't count any more. */
export function listRecordedOwn(db: Queryable, affiliateId: number) {
  return db.query<ParticipantRow & { kind: ParticipantKind; standing: NumberStanding }>(
    `select *, ${STANDING} as standing from participant where affiliate_id = $1 and deleted_at is null
     order by kind, number`,
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
