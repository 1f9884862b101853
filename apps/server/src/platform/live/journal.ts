import type { Queryable } from '../database/index.ts'
import type { Changes, Json, PersonEvent } from './live.ts'

export const CHANNEL = 'live'

/** PostgreSQL limits a notification to 8000 bytes; larger events are read from the journal. */
const LARGEST_SENT_BYTES = 7000

export const PAGE = 200

const KEPT = '7 days'

export async function holdPerson(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(
    `insert into person_sequence (affiliate_id, last) values ($1, 0)
     on conflict (affiliate_id) do update set last = person_sequence.last`,
    [affiliateId],
  )
}

/** Locks the person's row until the commit, so numbers follow the order of commits and have no gaps. */
export async function writeEvent(
  tx: Queryable,
  affiliateId: number,
  type: string,
  data: Json,
): Promise<number> {
  const [row] = await tx.query<{ last: string }>(
    `with next as (
       insert into person_sequence (affiliate_id, last) values ($1::bigint, 1)
       on conflict (affiliate_id) do update set last = person_sequence.last + 1 returning last
     ), kept as (
       insert into person_event (affiliate_id, sequence, type, data) select $1::bigint, last, $2::text, $3::text::jsonb from next
     )
     select last, pg_notify('${CHANNEL}', case
       when octet_length($3::text) < ${LARGEST_SENT_BYTES}
         then json_build_object('person', $1::bigint, 'sequence', last, 'type', $2::text, 'data', $3::text::json)
       else json_build_object('person', $1::bigint, 'sequence', last) end::text)
     from next`,
    [affiliateId, type, JSON.stringify(data)],
  )
  if (!row) throw new Error('saving the event returned no row')
  return Number(row.last)
}

export async function getLast(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ last: string }>('select last from person_sequence where affiliate_id = $1', [
    affiliateId,
  ])
  return Number(row?.last ?? 0)
}

type Row = { last: string; sequence: string | null; type: string; data: Json }

export async function readChanges(db: Queryable, affiliateId: number, after: number): Promise<Changes> {
  const rows = await db.query<Row>(
    `select s.last, e.sequence, e.type, e.data from person_sequence s
     left join person_event e on e.affiliate_id = s.affiliate_id and e.sequence > $2
     where s.affiliate_id = $1 order by e.sequence limit ${PAGE}`,
    [affiliateId, after],
  )
  const last = Number(rows[0]?.last ?? 0)
  const events = rows
    .filter(({ sequence }) => sequence !== null)
    .map(({ sequence, type, data }): PersonEvent => ({ sequence: Number(sequence), type, data }))
  const isWhole = after === last || (after < last && events[0]?.sequence === after + 1)
  return { last, isReset: !isWhole, events: isWhole ? events : [] }
}

/** The last event number of each of these people. */
export async function listLasts(db: Queryable, affiliateIds: readonly number[]): Promise<[number, number][]> {
  const rows = await db.query<{ affiliate_id: string; last: string }>(
    'select affiliate_id, last from person_sequence where affiliate_id = any($1::bigint[])',
    [affiliateIds],
  )
  return rows.map(({ affiliate_id, last }) => [Number(affiliate_id), Number(last)])
}

export async function deleteOldEvents(db: Queryable, now: Date): Promise<void> {
  await db.query(`delete from person_event where at < $1::timestamptz - interval '${KEPT}'`, [now])
}

export async function forgetEvents(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from person_event where affiliate_id = $1', [affiliateId])
}
