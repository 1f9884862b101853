import type { Database, Queryable } from '../../../platform/database/index.ts'

/** A place in the feed: after this number and on, or below it and back. */
export type FeedPage = { from: number; isBackwards: boolean; limit: number }

type StoredChange = {
  id: string
  number: number
  version: number
  /** The stored document as text; null where the log is gone. */
  doc: string | null
  /** Whether the state of a seal belongs to it. */
  isSealed: boolean
}

export type StoredChanges = { changes: StoredChange[]; newest: number; logs: number; hasMore: boolean }

const CHANGES = (isBackwards: boolean) => `
  select c.newest, c.logs, f.log_id, f.number, f.version, l.doc::text,
    l.status = 'Verified' or s.log_id is not null
  from (
    select coalesce((select last from logbook_counter where affiliate_id = $1), 0) as newest,
      coalesce((select sum(logs) from dive_log_year where affiliate_id = $1), 0)::int as logs
  ) c
  left join (
    select log_id, number, version from logbook_feed where affiliate_id = $1
      and ${isBackwards ? 'not is_gone and number < $2 order by number desc' : 'number > $2 order by number'} limit $3
  ) f on true
  left join dive_log l on l.affiliate_id = $1 and l.id = f.log_id and l.deleted_at is null
  left join dive_log_seal s on s.affiliate_id = coalesce(l.sealed_for, $1) and s.log_id = f.log_id
  order by f.number ${isBackwards ? 'desc' : ''}`

type Row = [
  newest: number,
  logs: number,
  id: string | null,
  number: number,
  version: number,
  doc: string | null,
  isSealed: boolean | null,
]

/** In one statement, so that the newest number and the changes are of the same moment. */
export async function readFeed(
  db: Pick<Database, 'arrays'>,
  affiliateId: number,
  { from, isBackwards, limit }: FeedPage,
): Promise<StoredChanges> {
  const rows = await db.arrays<Row>({
    text: CHANGES(isBackwards),
    values: [affiliateId, from, limit + 1],
  })
  const [newest = 0, logs = 0] = rows[0] ?? []
  const changes = rows.flatMap(([, , id, number, version, doc, isSealed]) =>
    id === null ? [] : [{ id, number, version, doc, isSealed: isSealed === true }],
  )
  return { changes: changes.slice(0, limit), newest, logs, hasMore: changes.length > limit }
}

/** Devices of this diver learn that the logs which are another's now are gone. */
export async function takeFromFeed(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(
    `with gone as (
       select f.log_id, row_number() over (order by f.number) as place from logbook_feed f
       where f.affiliate_id = $1 and not f.is_gone
         and not exists (select from dive_log l where l.affiliate_id = $1 and l.id = f.log_id)
     ), counted as (
       update logbook_counter set last = last + (select count(*) from gone) where affiliate_id = $1
       returning last - (select count(*) from gone) as before
     )
     update logbook_feed f set is_gone = true, version = f.version + 1, number = c.before + g.place
     from gone g, counted c where f.affiliate_id = $1 and f.log_id = g.log_id`,
    [affiliateId],
  )
}

export async function deleteFeed(tx: Queryable, affiliateId: number): Promise<void> {
  for (const table of ['logbook_feed', 'logbook_counter'])
    await tx.query(`delete from ${table} where affiliate_id = $1`, [affiliateId])
}
