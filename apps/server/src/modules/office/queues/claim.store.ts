import type { Queryable } from '../../../platform/database/index.ts'
import type { QueueItem, QueueSource } from '../../../platform/queues.ts'

export type ClaimRow = { kind: string; id: string; holder: number; takenAt: Date }

type Taking = { holder: number; now: Date; lapsedAt: Date }

const FIELDS = `kind, item_id as id, holder::float8 as holder, taken_at as "takenAt"`

/** A claim of someone else gives way only when it has lapsed. */
const TAKE = `on conflict (kind, item_id) do update
  set holder = excluded.holder, active_at = excluded.active_at,
    taken_at = case when office_claim.holder = excluded.holder then office_claim.taken_at else excluded.taken_at end
  where office_claim.holder = excluded.holder or office_claim.active_at <= `

/** False while another person holds it. Taking it again renews the claim. */
export async function takeItem(
  tx: Queryable,
  { kind, id }: QueueItem,
  { holder, now, lapsedAt }: Taking,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into office_claim (kind, item_id, holder, taken_at, active_at) values ($1, $2, $3, $4, $4)
     ${TAKE} $5 returning item_id`,
    [kind, id, holder, now, lapsedAt],
  )
  return rows.length > 0
}

/** One after the other: calls of one person at the same time don't each count what is held before the others. */
export async function lockHolder(tx: Queryable, holder: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('claims of ' || $1::bigint, 0))`, [holder])
}

/**
 * Takes as many of the oldest free items of other people as `hold` still allows, in one statement. Items that others are
 * taking at this moment are skipped, so everyone gets different ones. `offered` counts those that were free when
 * the statement began; fewer are taken when others were faster, and another try finds others.
 */
export async function takeFree(
  tx: Queryable,
  source: QueueSource,
  { holder, now, lapsedAt, hold }: Taking & { hold: number },
): Promise<{ offered: number; taken: number }> {
  const { table, id, since, open, person } = source
  const [row] = await tx.query<{ offered: number; taken: number }>(
    `with held as (
       select count(*)::int as count from office_claim c join ${table} q on c.item_id = ${id.column}::text
       where c.kind = $1 and c.holder = $2 and c.active_at > $4 and ${open}
     ), free as (
       select ${id.column}::text as id from ${table} q
       where ${open} and ${person} <> $2 and not exists (
         select from office_claim c where c.kind = $1 and c.item_id = ${id.column}::text and c.active_at > $4
       )
       order by ${since}, ${id.column} limit greatest(0, $5 - (select count from held))
       for update of q skip locked
     ), taken as (
       insert into office_claim (kind, item_id, holder, taken_at, active_at)
       select $1, id, $2, $3, $3 from free
       ${TAKE} $4 returning item_id
     )
     select (select count(*)::int from free) as offered, (select count(*)::int from taken) as taken`,
    [source.kind, holder, now, lapsedAt, hold],
  )
  return row ?? { offered: 0, taken: 0 }
}

/** Whether there was a claim of this person. */
export async function releaseItem(tx: Queryable, { kind, id }: QueueItem, holder: number): Promise<boolean> {
  const rows = await tx.query(
    'delete from office_claim where kind = $1 and item_id = $2 and holder = $3 returning item_id',
    [kind, id, holder],
  )
  return rows.length > 0
}

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

export async function findClaim(
  db: Queryable,
  { kind, id }: QueueItem,
  lapsedAt: Date,
): Promise<ClaimRow | undefined> {
  const [row] = await db.query<ClaimRow>(
    `select ${FIELDS} from office_claim where kind = $1 and item_id = $2 and active_at > $3`,
    [kind, id, lapsedAt],
  )
  return row
}

/** Those that haven't lapsed, the oldest first. */
export const listClaims = (db: Queryable, lapsedAt: Date): Promise<ClaimRow[]> =>
  db.query<ClaimRow>(`select ${FIELDS} from office_claim where active_at > $1 order by taken_at, item_id`, [
    lapsedAt,
  ])

export async function deleteLapsed(db: Queryable, lapsedAt: Date): Promise<void> {
  await db.query('delete from office_claim where active_at <= $1', [lapsedAt])
}
