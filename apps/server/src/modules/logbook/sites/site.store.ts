import { foldedText } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

export type DiveSiteRow = {
  id: string
  name: string
  country: string
  latitude: number | null
  longitude: number | null
  own: boolean
}

const COLUMNS = 'id, name, country, latitude, longitude, affiliate_id is not null as own'

/** Shared sites and the caller's own; names that start with the text come first, then by name. */
export function searchSites(
  db: Queryable,
  affiliateId: number,
  { text, limit }: { text: string; limit: number },
): Promise<DiveSiteRow[]> {
  const folded = foldedText(text).replace(/[\\%_]/g, '\\$&')
  return db.query<DiveSiteRow>(
    `select ${COLUMNS} from dive_site
     where search_text like '%' || $2 || '%' and (affiliate_id is null or affiliate_id = $1)
     order by search_text like $2 || '%' desc, affiliate_id is null, name, country, id limit $3`,
    [affiliateId, folded, limit],
  )
}

export async function insertSite(
  db: Queryable,
  affiliateId: number | null,
  site: Omit<DiveSiteRow, 'own'>,
): Promise<DiveSiteRow | undefined> {
  await db.query(
    `insert into dive_site (id, affiliate_id, name, country, latitude, longitude, search_text)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [site.id, affiliateId, site.name, site.country, site.latitude, site.longitude, foldedText(site.name)],
  )
  const [row] = await db.query<DiveSiteRow>(
    `select ${COLUMNS} from dive_site where id = $1 and affiliate_id = $2`,
    [site.id, affiliateId],
  )
  return row
}
