import type { SecurityEventKind } from '@fathom/domain/session'
import type { Queryable } from '../database/index.ts'
import type { CountedEvent } from './pending-events.ts'

export type StoredSecurityEvent = Omit<CountedEvent, 'minute'> & { id: string }

export type SecurityEventFilter = {
  kind?: SecurityEventKind | undefined
  /** Events of this account, and staff actions about it. */
  affiliateId?: number | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Counting more would scan the table; a filter narrows it down. */
const COUNTED_AT_MOST = 10_000

export async function addSecurityEvents(db: Queryable, events: readonly CountedEvent[]): Promise<void> {
  const column = <Name extends keyof CountedEvent>(name: Name) => events.map((event) => event[name])
  await db.query(
    `insert into security_event as e
       (minute, kind, affiliate_id, address, operation, target, reason, count, first_at, last_at)
     select * from unnest($1::timestamptz[], $2::text[], $3::bigint[], $4::inet[], $5::text[], $6::text[],
       $7::text[], $8::int[], $9::timestamptz[], $10::timestamptz[])
     on conflict on constraint security_event_once do update set
       count = least(e.count::bigint + excluded.count, 1000000000),
       first_at = least(e.first_at, excluded.first_at),
       last_at = greatest(e.last_at, excluded.last_at)`,
    [
      column('minute'),
      column('kind'),
      column('affiliateId'),
      column('address'),
      column('operation'),
      column('target'),
      column('reason'),
      column('count'),
      column('firstAt'),
      column('lastAt'),
    ],
  )
}

const MATCHES = `($1::text is null or kind = $1) and ($2::bigint is null or affiliate_id = $2 or target = $2::text)
  and ($3::timestamptz is null or last_at >= $3) and ($4::timestamptz is null or first_at < $4)`

/** The same staff member reads the same thing from the same place in the same hour. */
const SAME_READING = `other.kind = e.kind and other.affiliate_id = e.affiliate_id and other.operation = e.operation
  and other.address is not distinct from e.address and other.target is not distinct from e.target
  and other.last_at >= date_bin('1 hour', e.last_at, 'epoch')
  and other.last_at < date_bin('1 hour', e.last_at, 'epoch') + interval '1 hour'
  and ($3::timestamptz is null or other.last_at >= $3) and ($4::timestamptz is null or other.first_at < $4)`
const IS_READING = `e.kind = 'staff-action' and e.operation like 'GET %'`

/** All rows but what staff read again within the hour, which the newest row of that hour stands for. */
const LISTED = `from security_event e where ${MATCHES} and not (${IS_READING} and exists (
  select from security_event other
  where ${SAME_READING} and (other.last_at, other.id) > (e.last_at, e.id)))`

/** Newest first. What staff read is listed once an hour with its count (decision 191); no row is lost in the table. */
export async function listSecurityEvents(
  db: Queryable,
  { kind, affiliateId, from, to }: SecurityEventFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: StoredSecurityEvent[]; total: number }> {
  const filter = [kind, affiliateId, from, to]
  const [items, [counted]] = await Promise.all([
    db.query<StoredSecurityEvent>(
      `with page as (select e.* ${LISTED} order by last_at desc, id desc limit $5 offset $6)
       select id, kind, affiliate_id::float8 as "affiliateId", host(address) as address, operation, target,
         reason, coalesce(hour.count, e.count)::int as count, coalesce(hour.first_at, e.first_at) as "firstAt",
         last_at as "lastAt"
       from page e left join lateral (
         select sum(other.count) as count, min(other.first_at) as first_at
         from security_event other where ${IS_READING} and ${SAME_READING}) hour on true
       order by last_at desc, id desc`,
      [...filter, pageSize, (page - 1) * pageSize],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total
       from (select ${LISTED} limit ${COUNTED_AT_MOST}) as found`,
      filter,
    ),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function deleteSecurityEvents(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from security_event where last_at < $1', [before])
}
