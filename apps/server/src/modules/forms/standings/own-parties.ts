import type { OwnPartiesWire } from '@fathom/contract/forms'
import type { User } from '@fathom/domain/session'
import { findParticipant } from '../../references/index.ts'
import type { FormsDeps } from '../forms.deps.ts'

type Named = { memberNumber: number | null }

/**
 * TS-09: the dive centers and instructors with whom a diver trains or dives, and the dive centers where these
 * instructors, or the one whom the release names, work. Of the dive centers, a release names one of these.
 */
export async function listPartyNumbers(
  { listAffiliations, listStoresOf }: Pick<FormsDeps, 'listAffiliations' | 'listStoresOf'>,
  affiliateId: number,
  { memberNumber }: Named,
): Promise<{ store: ReadonlySet<number>; member: ReadonlySet<number> }> {
  const affiliations = await listAffiliations(affiliateId)
  const members = affiliations.flatMap((each) => each.memberNumber ?? [])
  const teaching = memberNumber === null ? members : [...members, memberNumber]
  const stores = affiliations.flatMap(({ storeNumber }) => storeNumber ?? [])
  return {
    store: new Set([...stores, ...(await listStoresOf(teaching))]),
    member: new Set(members),
  }
}

/** Whom a diver can name on a release without searching. */
export async function listOwnParties(
  deps: FormsDeps,
  { affiliateId }: User,
  named: Named,
): Promise<OwnPartiesWire> {
  const numbers = await listPartyNumbers(deps, affiliateId, named)
  const parties: OwnPartiesWire = []
  for (const kind of ['store', 'member'] as const)
    for (const number of numbers[kind]) {
      const found = await findParticipant(deps.db, kind, number)
      if (found) parties.push({ kind, number, name: found.name })
    }
  return parties
}
