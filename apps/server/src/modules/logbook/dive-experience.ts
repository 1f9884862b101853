import { trainingDepthLimit } from '@fathom/domain/logbook'
import type { Queryable } from '../../platform/database/index.ts'

/** The suit is part of the document, so only the latest dives are read for it. */
const LATEST_DIVES = 100

/** How many dives went below the depth of a first course, and how many of the latest were made in a dry suit. */
export async function countExperience(
  db: Queryable,
  affiliateId: number,
): Promise<{ deep: number; drySuit: number }> {
  const [row] = await db.query<{ deep: number; drySuit: number }>(
    `select
       (select count(*)::int from dive_log
        where affiliate_id = $1 and deleted_at is null and status <> 'Draft' and depth_order > $2) as deep,
       (select count(*)::int from (
          select doc from dive_log where affiliate_id = $1 and deleted_at is null and status <> 'Draft'
          order by sort_date desc, id desc limit ${LATEST_DIVES}) latest
        where doc #>> '{equipment,suit_type}' = 'Drysuit') as "drySuit"`,
    [affiliateId, trainingDepthLimit('Metric')],
  )
  return row ?? { deep: 0, drySuit: 0 }
}
