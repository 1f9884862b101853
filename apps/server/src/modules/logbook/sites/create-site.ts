import type { DiveSiteInput } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { UUID } from '../logs/write-log.ts'
import { type DiveSiteRow, insertSite } from './site.store.ts'

export const LONGEST_NAME = 160
export const MOST_SITES = 2000

export const isWithin = (value: number | null, edge: number) => value === null || Math.abs(value) <= edge

/** Creates the caller's own site, for when no known site fits. The same id twice creates one site. */
export async function createSite(
  { db }: LogbookDeps,
  caller: User,
  input: DiveSiteInput,
): Promise<DiveSiteRow> {
  const site = {
    id: input.id.toLowerCase(),
    name: tidy(input.name),
    country: tidy(input.country ?? ''),
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
  }
  const isFine =
    UUID.test(site.id) &&
    site.name !== '' &&
    site.name.length <= LONGEST_NAME &&
    site.country.length <= LONGEST_NAME &&
    isWithin(site.latitude, 90) &&
    isWithin(site.longitude, 180)
  if (!isFine) throw new Problem('invalid-input', 400, { errors: ['input: not a dive site'] })
  const [count] = await db.query<{ sites: number }>(
    'select count(*)::int as sites from dive_site where affiliate_id = $1',
    [caller.affiliateId],
  )
  if ((count?.sites ?? 0) >= MOST_SITES) throw new Problem('too-many-sites', 422)
  const stored = await insertSite(db, caller.affiliateId, site)
  if (!stored) throw new Problem('id-taken', 409)
  return stored
}

export const tidy = (text: string) => text.replaceAll('\u0000', '').toWellFormed().replace(/\s+/g, ' ').trim()
