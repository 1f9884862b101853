import { nearestSite } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import { type DiveSiteRow, listDivedSites } from '../sites/site.store.ts'
import type { StoredDive } from './import-dive.store.ts'

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
  return nearSites(await listDivedSites(db, affiliateId))
}

/** A hundredth of a degree is 1.1 km, and a site is near within 500 m. */
const BANDS_PER_DEGREE = 100
/** Nobody has more sites on one parallel; those beyond aren't compared, so that no import takes minutes. */
const MOST_IN_BAND = 200

/** Compares a dive with the sites around its latitude alone: twenty thousand dives may meet thousands of sites. */
export function nearSites(sites: readonly DiveSiteRow[], nearest = nearestSite<DiveSiteRow>): FindSite {
  const bandOf = (latitude: number) => Math.floor(latitude * BANDS_PER_DEGREE)
  const bands = Map.groupBy(
    sites.filter(({ latitude }) => latitude !== null),
    ({ latitude }) => bandOf(latitude ?? 0),
  )
  return (dive) => {
    const position = unnamedPosition(dive)
    if (!position) return undefined
    const band = bandOf(position.latitude)
    const around = [band - 1, band, band + 1].flatMap((each) =>
      (bands.get(each) ?? []).slice(0, MOST_IN_BAND),
    )
    return nearest(position, around)
  }
}
