import type { Queryable } from '../../../platform/database/index.ts'
import type { QueueItem, QueueSource } from '../../../platform/queues.ts'

export type ClaimRow = {
  kind: string
  id: string
  holder: number
  /** Since when the holder works on it. */
  openedAt: Date
}

/** A claim that ended: whose item it was, and whether someone worked on it rather than had it loaded ahead. */
type EndedClaim = { kind: string; id: string; affiliateId: number | null; wasOpen: boolean }

type Taking = {
  holder: number
  now: Date
  /** Another person may have it from then on, unless it's renewed. */
  heldUntil: Date
}

const FIELDS = 'kind, item_id as id, holder::float8 as holder, opened_at as "openedAt"'

/**
 * False while another person works on it. An item that others have loaded ahead gives way. Taking it again renews the
 * claim.
 */
export async function takeItem(
  tx: Queryable,
  { kind, id, affiliateId }: QueueItem & { affiliateId?: number },
  { holder, now, heldUntil }: Taking,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into office_claim (kind, item_id, affiliate_id, holder, opened_at, held_until)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, item_id) do update
     set holder = excluded.holder, held_until = excluded.held_until,
       affiliate_id = coalesce(excluded.affiliate_id, office_claim.affiliate_id),
       opened_at = case when office_claim.holder = excluded.holder and office_claim.held_until > $5
         then coalesce(office_claim.opened_at, excluded.opened_at) else excluded.opened_at end
     where office_claim.holder = excluded.holder or office_claim.opened_at is null or office_claim.held_until <= $5
     returning item_id`,
    [kind, id, affiliateId ?? null, holder, now, heldUntil],
  )
  return rows.length > 0
}

/** One after the other: calls of one person at the same time don't each count what is held before the others. */
export async function lockHolder(tx: Queryable, holder: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('claims of ' || $1::bigint, 0))`, [holder])
}

/**
 * Reserves as many of the oldest free items of other people as `hold` still allows, in one statement. Items that others
 * are taking at this moment are skipped, so everyone gets different ones. `offered` counts those that were free when
 * the statement began; fewer are taken when others were faster, and another try finds others.
 */
export async function reserveFree(
  tx: Queryable,
  source: QueueSource,
  { holder, now, heldUntil, hold }: Taking & { hold: number },
): Promise<{ offered: number; taken: number }> {
  const { table, id, since, open, person } = source
  const [row] = await tx.query<{ offered: number; taken: number }>(
    `with held as (
       select count(*)::int as count from office_claim c join ${table} q on c.item_id = ${id.column}::text
       where c.kind = $1 and c.holder = $2 and c.held_until > $3 and ${open}
     ), free as (
       select ${id.column}::text as id, ${person} as person from ${table} q
       where ${open} and ${person} <> $2 and not exists (
         select from office_claim c where c.kind = $1 and c.item_id = ${id.column}::text and c.held_until > $3
       )
       order by ${since}, ${id.column} limit greatest(0, $5 - (select count from held))
       for update of q skip locked
     ), taken as (
       insert into office_claim (kind, item_id, affiliate_id, holder, held_until)
       select $1, id, person, $2, $4 from free
       on conflict (kind, item_id) do update
       set holder = excluded.holder, affiliate_id = excluded.affiliate_id, held_until = excluded.held_until, opened_at = null
       where office_claim.held_until <= $3
       returning item_id
     )
     select (select count(*)::int from free) as offered, (select count(*)::int from taken) as taken`,
    [source.kind, holder, now, heldUntil, hold],
  )
  return row ?? { offered: 0, taken: 0 }
}

/**
 * Renews all that a person holds in a queue: also what has lapsed meanwhile, unless someone else took it. Tells which
 * of them had lapsed.
 */
export const renewClaims = (
  tx: Queryable,
  kind: string,
  { holder, now, heldUntil }: Taking,
): Promise<{ id: string; hadLapsed: boolean }[]> =>
  tx.query(
    `with mine as (
       select item_id, held_until from office_claim where kind = $1 and holder = $2 order by item_id for update
     )
     update office_claim c set held_until = $4 from mine
     where c.kind = $1 and c.item_id = mine.item_id
     returning c.item_id as id, mine.held_until <= $3 as "hadLapsed"`,
    [kind, holder, now, heldUntil],
  )

/** Releases one item of a person, all in a queue, or all. */
export const deleteClaims = (
  tx: Queryable,
  { holder, now }: Pick<Taking, 'holder' | 'now'>,
  { kind, id }: Partial<QueueItem>,
): Promise<EndedClaim[]> =>
  tx.query<EndedClaim>(
    `delete from office_claim
     where holder = $1 and ($2::text is null or kind = $2) and ($3::text is null or item_id = $3)
     returning kind, item_id as id, affiliate_id::float8 as "affiliateId",
       opened_at is not null and held_until > $4 as "wasOpen"`,
    [holder, kind ?? null, id ?? null, now],
  )

export async function dropClaim(tx: Queryable, { kind, id }: QueueItem): Promise<void> {
  await tx.query('delete from office_claim where kind = $1 and item_id = $2', [kind, id])
}

/** Whether anyone but these people held something in the queue. */
export async function dropClaimsOfOthers(
  tx: Queryable,
  kind: string,
  holders: readonly number[],
): Promise<boolean> {
  const rows = await tx.query(
    'delete from office_claim where kind = $1 and holder <> all($2::bigint[]) returning item_id',
    [kind, holders],
  )
  return rows.length > 0
}

/** Who works on it. */
export async function findClaim(
  db: Queryable,
  { kind, id }: QueueItem,
  now: Date,
): Promise<ClaimRow | undefined> {
  const [row] = await db.query<ClaimRow>(
    `select ${FIELDS} from office_claim
     where kind = $1 and item_id = $2 and held_until > $3 and opened_at is not null`,
    [kind, id, now],
  )
  return row
}

/** What people work on, the oldest first. */
export const listClaims = (db: Queryable, now: Date): Promise<ClaimRow[]> =>
  db.query<ClaimRow>(
    `select ${FIELDS} from office_claim where held_until > $1 and opened_at is not null order by opened_at, item_id`,
    [now],
  )

/** All that a person holds in a queue, also what is loaded ahead. */
export async function listHeld(
  db: Queryable,
  kind: string,
  { holder, now }: Pick<Taking, 'holder' | 'now'>,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select item_id as id from office_claim where kind = $1 and holder = $2 and held_until > $3',
    [kind, holder, now],
  )
  return rows.map(({ id }) => id)
}

export async function deleteLapsed(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from office_claim where held_until <= $1', [now])
}
