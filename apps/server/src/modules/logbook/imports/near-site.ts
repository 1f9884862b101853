import { nearestSite } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import { type DiveSiteRow, listDivedSites } from '../sites/site.store.ts'
import type { StoredDive } from './import.store.ts'

export type FindSite = (dive: StoredDive['dive']) => DiveSiteRow | undefined

/** The position of a dive that names no place. */
function unnamedPosition({ place = {} }: StoredDive['dive']) {
  const { latitude, longitude } = place
  const isNamed = place.name ?? place.region ?? place.country
  return isNamed || latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** LO-02: finds the site of the diver where a dive without a place was made. */
export async function siteFinder(
  db: Queryable,
  affiliateId: number,
  dives: readonly Pick<StoredDive, 'dive'>[],
): Promise<FindSite> {
  if (!dives.some(({ dive }) => unnamedPosition(dive))) return () => undefined
  const sites = await listDivedSites(db, affiliateId)
  return (dive) => {
    const position = unnamedPosition(dive)
    return position && nearestSite(position, sites)
  }
}
