import { findLevel } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { levelName } from './certification-of.ts'

/** What the cards with these numbers are called, also of revoked ones and of orders of plastic cards. */
export async function listCardTitles(
  db: Queryable,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; levelID: number }>(
    `select license_id as id, level_id as "levelID" from certification where license_id = any($1::text[])
     union all
     select r.id::text, c.level_id from replacement_card r join certification c using (license_id)
     where r.id::text = any($1::text[])`,
    [ids],
  )
  return new Map(
    rows.flatMap(({ id, levelID }) => {
      const level = findLevel(levelID)
      return level ? [[id, levelName(level, locale)] as const] : []
    }),
  )
}
