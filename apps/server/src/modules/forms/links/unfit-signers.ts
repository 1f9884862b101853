import { isMinor, isSameAsFarAsWeKnow, type LinkRole, lastDayOnEarth } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { getOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'

type Identities = Awaited<ReturnType<FormsDeps['listIdentities']>>
type Identity = Identities extends ReadonlyMap<number, infer Each> ? Each : never

const known = (affiliateId: number, { name, email, birthDate, birthDateChange }: Identity) => ({
  ...{ affiliateId, name, email },
  birthDates: [birthDate, ...(birthDateChange?.earlier ?? [])],
})

/**
 * TS-01, TS-06: why one of these accounts can't sign for the diver. `diver`: it's the diver's own, as far as we know.
 * `minor`: nobody under 18 is a guardian. Undefined if all of them can.
 */
export async function findUnfit(
  deps: FormsDeps,
  db: Queryable,
  { affiliateId, role }: { affiliateId: number; role: LinkRole },
  accounts: readonly number[],
): Promise<'diver' | 'minor' | undefined> {
  if (accounts.length === 0) return undefined
  const diver = known(affiliateId, await getOwner(deps, db, affiliateId))
  const identities = [...(await deps.listIdentities(db, accounts))]
  if (identities.some(([id, each]) => isSameAsFarAsWeKnow(diver, known(id, each)))) return 'diver'
  const day = lastDayOnEarth(deps.clock.now())
  const isYoung = identities.some(([, { ruling }]) => isMinor(ruling.youngest, day))
  return role === 'guardian' && isYoung ? 'minor' : undefined
}
