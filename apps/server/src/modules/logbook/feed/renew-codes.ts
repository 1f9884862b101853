import type { LogbookEventWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { LOGBOOK_EVENT } from './record-change.ts'

/**
 * TS-15: the codes of these divers' verified dives were withdrawn. The logs are numbered anew, so that devices that
 * store them fetch the next codes. One event a diver is enough: a device that hears of any dive reads the feed.
 */
export async function renewCodes(
  { live }: Pick<LogbookDeps, 'live'>,
  tx: Queryable,
  affiliateIds: readonly number[],
): Promise<void> {
  const events = await tx.query<LogbookEventWire>(
    `with renewed as (
       update dive_log set version = version
       where (affiliate_id = any($1::bigint[]) or sealed_for = any($1::bigint[])) and status = 'Verified' and deleted_at is null
       returning id, affiliate_id, version
     )
     select distinct on (affiliate_id) id, affiliate_id::float8, version from renewed order by affiliate_id, id desc`,
    [affiliateIds],
  )
  for (const event of events) await live.publishTo(tx, event.affiliate_id, LOGBOOK_EVENT, { ...event })
}
