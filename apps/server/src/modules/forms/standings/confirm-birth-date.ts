import { isAdultUnconfirmed, lastDayOnEarth } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { getOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { publishChange } from '../publish-change.ts'
import { mustTeach } from '../witness/witness.ts'

type Seen = { affiliateId: number; birthDate: string }

/**
 * TS-05: the instructor or dive center has compared the birth date of a student with an identity document. The
 * call names the date that was seen, so that a change at the same moment isn't confirmed with it.
 */
export async function confirmStudentBirthDate(
  deps: FormsDeps,
  caller: User,
  cookie: string | undefined,
  { affiliateId, birthDate }: Seen,
): Promise<void> {
  await mustTeach(deps, caller, affiliateId)
  await deps.mustBeFresh(caller, cookie)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const owner = await getOwner(deps, tx, affiliateId)
    if (owner.birthDate !== birthDate) throw new Problem('stale', 409)
    if (owner.birthDateChange?.confirmed) return
    if (!isAdultUnconfirmed(birthDate, owner.rulingBirthDate, lastDayOnEarth(now)))
      throw new Problem('nothing-to-confirm', 409)
    const by = { affiliateId: caller.affiliateId, name: `${caller.givenName} ${caller.familyName}`.trim() }
    if (!(await deps.confirmBirthDate(tx, { affiliateId, birthDate, by, now })))
      throw new Problem('stale', 409)
    await publishChange(deps, tx, affiliateId)
  })
}
