import type { OwnPartiesWire } from '@fathom/contract/forms'
import type { Parties } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { findParticipant } from '../../references/index.ts'
import type { FormsDeps } from '../forms.deps.ts'

/**
 * TS-09: the dive centers and instructors with whom a diver trains or dives, and the dive centers where these
 * instructors, or the one whom the release names, work. Another instructor counts together with the named dive
 * center where they work. A release names nobody else.
 */
export async function listPartyNumbers(
  { listAffiliations, listStoresOf }: Pick<FormsDeps, 'listAffiliations' | 'listStoresOf'>,
  affiliateId: number,
  { memberNumber, storeNumber: named }: Parties,
): Promise<{ store: ReadonlySet<number>; member: ReadonlySet<number> }> {
  const affiliations = await listAffiliations(affiliateId)
  const members = affiliations.flatMap((each) => each.memberNumber ?? [])
  const worksAt = memberNumber === null ? [] : await listStoresOf([memberNumber])
  const isAtNamed = memberNumber !== null && named !== null && worksAt.includes(named)
  const stores = affiliations.flatMap(({ storeNumber }) => storeNumber ?? [])
  return {
    store: new Set([...stores, ...(await listStoresOf(members)), ...worksAt]),
    member: new Set(isAtNamed ? [...members, memberNumber] : members),
  }
}

/** Whom a diver can name on a release without searching. */
export async function listOwnParties(
  deps: FormsDeps,
  { affiliateId }: User,
  named: Parties,
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
