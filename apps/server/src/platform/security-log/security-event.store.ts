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

/** Newest first. */
export async function listSecurityEvents(
  db: Queryable,
  { kind, affiliateId, from, to }: SecurityEventFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: StoredSecurityEvent[]; total: number }> {
  const filter = [kind, affiliateId, from, to]
  const [items, [counted]] = await Promise.all([
    db.query<StoredSecurityEvent>(
      `select id, kind, affiliate_id::float8 as "affiliateId", host(address) as address, operation, target,
         reason, count, first_at as "firstAt", last_at as "lastAt"
       from security_event where ${MATCHES} order by last_at desc, id desc limit $5 offset $6`,
      [...filter, pageSize, (page - 1) * pageSize],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total
       from (select from security_event where ${MATCHES} limit ${COUNTED_AT_MOST}) as found`,
      filter,
    ),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function deleteSecurityEvents(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from security_event where last_at < $1', [before])
}
