import type { OwnPartiesWire } from '@fathom/contract/forms'
import type { User } from '@fathom/domain/session'
import { findParticipant } from '../../references/index.ts'
import type { FormsDeps } from '../forms.deps.ts'

/** TS-09: whom a diver can name on a release without searching: those with whom they train or dive. */
export async function listOwnParties(
  { db, listAffiliations }: FormsDeps,
  { affiliateId }: User,
): Promise<OwnPartiesWire> {
  const affiliations = await listAffiliations(affiliateId)
  const numbered = {
    store: affiliations.flatMap(({ storeNumber }) => storeNumber ?? []),
    member: affiliations.flatMap(({ memberNumber }) => memberNumber ?? []),
  }
  const parties: OwnPartiesWire = []
  for (const kind of ['store', 'member'] as const)
    for (const number of new Set(numbered[kind])) {
      const found = await findParticipant(db, kind, number)
      if (found) parties.push({ kind, number, name: found.name })
    }
  return parties
}
