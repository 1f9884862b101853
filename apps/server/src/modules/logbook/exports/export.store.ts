import type { DiveLogWire } from '@fathom/contract/logbook'
import type { DiveProfile } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

/** Where a dive is in the order of the export. */
export type Place = { sortDate: string; time: string; id: string }

type Page = {
  ids: readonly string[] | undefined
  after: Place | undefined
  limit: number
}

export function listLogsAfter(db: Queryable, affiliateId: number, { ids, after, limit }: Page) {
  return db.query<{ doc: DiveLogWire; sortDate: string; time: string }>(
    `select doc, sort_date::text as "sortDate", start_order as time from dive_log
     where affiliate_id = $1 and deleted_at is null and ($2::uuid[] is null or id = any($2))
       and ($3::date is null or sort_date >= $3)
       and ($3::date is null or (sort_date, start_order, id) > ($3, $4, $5::uuid))
     order by sort_date, start_order, id limit $6`,
    [affiliateId, ids ?? null, after?.sortDate ?? null, after?.time ?? null, after?.id ?? null, limit],
  )
}

export async function listProfilesOf(
  db: Queryable,
  affiliateId: number,
  logIds: readonly string[],
): Promise<ReadonlyMap<string, DiveProfile[]>> {
  const rows = await db.query<{ logId: string; profile: DiveProfile }>(
    `select log_id as "logId", profile from dive_profile
     where affiliate_id = $1 and log_id = any($2) order by id`,
    [affiliateId, logIds],
  )
  return new Map(
    [...Map.groupBy(rows, ({ logId }) => logId)].map(([logId, ofLog]) => [
      logId,
      ofLog.map(({ profile }) => profile),
    ]),
  )
}
