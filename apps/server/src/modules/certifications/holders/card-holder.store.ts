import type { Queryable } from '../../../platform/database/index.ts'

/** What a card says about its holder. `birthdate` is `YYYY-MM-DD`, or empty. */
export type Identity = { name: string; birthdate: string }

export type CardHolderRow = Identity & {
  affiliateId: number
  /** What the account says instead. */
  asked: Identity | null
  askedAt: Date | null
  refusedAt: Date | null
}

const FIELDS = `affiliate_id::float8 as "affiliateId", name, birthdate,
  case when asked_at is not null then json_build_object('name', asked_name, 'birthdate', asked_birthdate) end as asked,
  asked_at as "askedAt", refused_at as "refusedAt"`

export async function findCardHolder(
  db: Queryable,
  affiliateId: number,
  { lock = false } = {},
): Promise<CardHolderRow | undefined> {
  const [row] = await db.query<CardHolderRow>(
    `select ${FIELDS} from card_holder where affiliate_id = $1 ${lock ? 'for update' : ''}`,
    [affiliateId],
  )
  return row
}

/** For a person with a certification; people who are known already stay as they are. */
export async function addCardHolder(
  db: Queryable,
  affiliateId: number,
  { name, birthdate }: Identity,
): Promise<void> {
  await db.query(
    `insert into card_holder (affiliate_id, name, birthdate)
     select $1, $2, $3 where exists (select from certification where affiliate_id = $1)
     on conflict (affiliate_id) do nothing`,
    [affiliateId, name, birthdate],
  )
}

/** For a person with a verified record of another module; people who are known already stay as they are. */
export async function holdIdentity(
  tx: Queryable,
  affiliateId: number,
  { name, birthdate }: Identity,
): Promise<void> {
  await tx.query(
    `insert into card_holder (affiliate_id, name, birthdate) values ($1, $2, $3)
     on conflict (affiliate_id) do nothing`,
    [affiliateId, name, birthdate],
  )
}

/** The name that staff have confirmed last; undefined while it's still the first one. */
export async function findConfirmedName(
  db: Queryable,
  affiliateId: number,
): Promise<{ name: string; confirmedAt: Date } | undefined> {
  const [row] = await db.query<{ name: string; confirmedAt: Date }>(
    `select name, confirmed_at as "confirmedAt" from card_holder
     where affiliate_id = $1 and confirmed_at is not null`,
    [affiliateId],
  )
  return row
}

export async function saveAsked(
  db: Queryable,
  affiliateId: number,
  asked: Identity | null,
  now: Date,
): Promise<void> {
  await db.query(
    `update card_holder set asked_name = $2, asked_birthdate = $3, asked_at = $4, refused_at = null
     where affiliate_id = $1`,
    [affiliateId, asked?.name ?? null, asked?.birthdate ?? null, asked && now],
  )
}

/** Oldest first. */
export const listAsked = (db: Queryable): Promise<CardHolderRow[]> =>
  db.query<CardHolderRow>(
    `select ${FIELDS} from card_holder where asked_at is not null and refused_at is null
     order by asked_at, affiliate_id limit 100`,
  )

/** The cards get what was asked for. */
export async function confirmAsked(tx: Queryable, affiliateId: number, now: Date): Promise<void> {
  await tx.query(
    `update card_holder set name = asked_name, birthdate = asked_birthdate, asked_name = null,
       asked_birthdate = null, asked_at = null, refused_at = null, confirmed_at = $2
     where affiliate_id = $1 and asked_at is not null`,
    [affiliateId, now],
  )
}

/** Stays refused until the account changes or the person asks again. */
export async function refuseAsked(tx: Queryable, affiliateId: number, now: Date): Promise<void> {
  await tx.query('update card_holder set refused_at = $2 where affiliate_id = $1', [affiliateId, now])
}

/** False if nothing is refused. */
export async function askAgain(tx: Queryable, affiliateId: number, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update card_holder set asked_at = $2, refused_at = null
     where affiliate_id = $1 and refused_at is not null returning affiliate_id`,
    [affiliateId, now],
  )
  return rows.length > 0
}

export async function forgetCardHolder(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from card_holder where affiliate_id = $1', [affiliateId])
}
