import { randomUUID } from 'node:crypto'
import type { ResolverArgs } from '@fathom/contract/logbook'
import { placeKey, placeOfSite } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { isWithin, LONGEST_NAME, MOST_SITES, tidy } from './create-site.ts'
import { type DiveSiteRow, insertSite, listOwnSites, moveSites } from './site.store.ts'

/** LO-07: sets or removes the caller's own position of a place. Logs stay as they are: they name the place. */
export async function placeSite(
  { db }: LogbookDeps,
  { affiliateId }: User,
  args: ResolverArgs['Mutation']['placeDiveSite'],
): Promise<DiveSiteRow> {
  const name = tidy(args.name)
  const [latitude, longitude] = [args.latitude ?? null, args.longitude ?? null]
  const isFine =
    name !== '' &&
    name.length <= LONGEST_NAME &&
    (latitude === null) === (longitude === null) &&
    isWithin(latitude, 90) &&
    isWithin(longitude, 180)
  if (!isFine)
    throw new Problem('invalid-input', 400, { errors: ['not a place with both coordinates or none'] })
  return db.transaction(async (tx) => {
    // One writer a person: whether there is such a site is read before it is written.
    await tx.query('select pg_advisory_xact_lock(251, hashint8($1))', [affiliateId])
    const own = await listOwnSites(tx, affiliateId)
    const [first, ...others] = own.filter((site) => placeKey(placeOfSite(site)) === placeKey(name))
    if (first) {
      const ids = [first, ...others].map(({ id }) => id)
      await moveSites(tx, affiliateId, { ids, latitude, longitude })
      return { ...first, latitude, longitude }
    }
    if (latitude === null) throw new Problem('not-found', 404)
    if (own.length >= MOST_SITES) throw new Problem('too-many-sites', 422)
    const site = { id: randomUUID(), name, country: '', latitude, longitude }
    await insertSite(tx, affiliateId, site)
    return { ...site, own: true }
  })
}
