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

/** The person's own sites, and the known ones that their logs name by id or as `name, country`. */
export function listDivedSites(db: Queryable, affiliateId: number): Promise<DiveSiteRow[]> {
  return db.query<DiveSiteRow>(
    `with place as materialized (
       select distinct doc->>'dive_site_id' as site, doc->>'dive_location' as name from dive_log
       where affiliate_id = $1 and deleted_at is null
     )
     select ${COLUMNS} from dive_site
     where affiliate_id = $1 or (affiliate_id is null and (
       id::text in (select site from place) or name || ', ' || country in (select name from place)))
     order by name, country, id`,
    [affiliateId],
  )
}

export function listOwnSites(db: Queryable, affiliateId: number): Promise<DiveSiteRow[]> {
  return db.query<DiveSiteRow>(`select ${COLUMNS} from dive_site where affiliate_id = $1 order by id`, [
    affiliateId,
  ])
}

/** Moves own sites; both coordinates are null where the position is removed. */
export async function moveSites(
  db: Queryable,
  affiliateId: number,
  { ids, latitude, longitude }: { ids: readonly string[] } & Pick<DiveSiteRow, 'latitude' | 'longitude'>,
): Promise<void> {
  await db.query(
    'update dive_site set latitude = $3, longitude = $4 where affiliate_id = $1 and id = any($2::uuid[])',
    [affiliateId, ids, latitude, longitude],
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
