import type { LogbookEventWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../platform/database/index.ts'
import { KEEP_FILE, type MergePair, type MergePart } from '../../platform/merging.ts'
import { takeFromFeed } from './feed/feed.store.ts'
import { LOGBOOK_EVENT } from './feed/record-change.ts'
import type { LogbookDeps } from './logbook.deps.ts'

/** The document names its diver, and the addresses of its photos do too. Quotes in a diver's own text are escaped. */
const DOCUMENT = `doc = regexp_replace(
  regexp_replace(t.doc::text, '"affiliate_id":\\s*' || $1::bigint || '\\M', '"affiliate_id":' || $2::bigint),
  '("(?:url|thumbnail_url)":\\s*"/api/logbook/images/[^"]*affiliateId=)' || $1::bigint || '\\M', '\\1' || $2::bigint, 'g')::json`

/** The seals of a number are a chain. It stays whole where it is, and the dive remembers where. */
const SEAL = `sealed_for = case
  when t.sealed_for = $2::bigint then null
  when t.sealed_for is null and exists (
    select from dive_log_seal s where s.affiliate_id = $1::bigint and s.log_id = t.id) then $1::bigint
  else t.sealed_for end`

const COUNTED = 'counted by the database as dives move'
const SIGNED = 'signed for that number'

/** OF-03: dives are numbered by day and time, so those of both are one logbook. None is dropped as a double. */
export const logbookMerging = ({ live }: Pick<LogbookDeps, 'live'>): MergePart => ({
  moves: [
    {
      table: 'dive_log',
      column: 'affiliate_id',
      area: 'dives',
      counted: 't.deleted_at is null',
      set: `${SEAL}, ${DOCUMENT}`,
    },
    { table: 'dive_photo', column: 'affiliate_id', set: KEEP_FILE },
    {
      table: 'gear_item',
      column: 'affiliate_id',
      unless: `exists (
        select from gear_item o where o.affiliate_id = $2::bigint and o.folded_name = t.folded_name)`,
    },
    ...[
      'dive_log_change',
      'dive_profile',
      'dive_confirmation',
      'dive_csv_mapping',
      'dive_import',
      'dive_import_dive',
      'dive_import_file',
      'dive_site',
    ].map((table) => ({ table, column: 'affiliate_id' })),
    { table: 'dive_confirmation', column: 'buddy_id' },
  ],
  stays: {
    'dive_log.sealed_for': 'the number in the seal',
    'dive_log.reviewer_id': 'instructors are not merged into others',
    'dive_log_change.changed_by': 'who changed it, as it was',
    'dive_log_seal.affiliate_id': SIGNED,
    'dive_log_chain.affiliate_id': SIGNED,
    'dive_log_month.affiliate_id': COUNTED,
    'dive_log_year.affiliate_id': COUNTED,
    'logbook_counter.affiliate_id': COUNTED,
    'logbook_feed.affiliate_id': COUNTED,
    'logbook_setting.affiliate_id': 'the logbook of the account that stays begins as it did',
    'unit_setting.affiliate_id': 'a setting of that account',
  },
  conflicts: countConflicts,
  moved: async (tx, { from, to }) => {
    await takeFromFeed(tx, from)
    const [event] = await tx.query<LogbookEventWire>(
      `select id, affiliate_id::float8, version from dive_log where affiliate_id = $1 order by id desc limit 1`,
      [to],
    )
    // A device that hears of any dive reads the feed.
    if (event) await live.publishTo(tx, to, LOGBOOK_EVENT, { ...event })
  },
})

async function countConflicts(db: Queryable, { from, to }: MergePair) {
  const [row] = await db.query<{ dives: number; others: number; same: number }>(
    `select count(*)::int as dives,
       (select count(*)::int from dive_log where affiliate_id = $2 and deleted_at is null) as others,
       count(*) filter (where exists (
         select from dive_log o
         where o.affiliate_id = $2 and o.dive_date = t.dive_date and o.deleted_at is null))::int as same
     from dive_log t where affiliate_id = $1 and deleted_at is null`,
    [from, to],
  )
  const { dives = 0, others = 0, same = 0 } = row ?? {}
  return { 'dive-numbers': others > 0 ? dives : 0, 'same-day-dives': same }
}
