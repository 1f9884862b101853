import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { getOwner } from '../documents/signer-details.ts'
import { listBirthDatesUnconfirmed } from '../documents/unsure-adults.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { endUnneededLinks } from '../links/end-unneeded-links.ts'
import { publishChange } from '../publish-change.ts'
import { confirmedBy, mustTeach } from '../witness/witness.ts'

type Seen = { affiliateId: number; birthDate: string; staffName?: string | undefined }
type Stated = Seen & { statementVersion: number }

type Teacher = { caller: User; cookie: string | undefined }

/**
 * TS-05: the instructor or dive center has compared the birth date of a student with an identity document. The
 * call names the date that was seen, so that a change at the same moment isn't confirmed with it.
 */
export async function confirmStudentBirthDate(
  deps: FormsDeps,
  { caller, cookie }: Teacher,
  { affiliateId, birthDate, statementVersion, staffName }: Stated,
): Promise<void> {
  await mustTeach(deps, caller, affiliateId)
  await deps.mustBeFresh(caller, cookie)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const owner = await getOwner(deps, tx, affiliateId)
    if (owner.birthDate !== birthDate) throw new Problem('stale', 409)
    if (owner.birthDateChange?.confirmed) return
    if (!(await listBirthDatesUnconfirmed(deps, tx, [affiliateId], now)).has(affiliateId))
      throw new Problem('nothing-to-confirm', 409)
    const by = { affiliateId: caller.affiliateId, name: confirmedBy(caller, staffName, owner.name) }
    if (!(await deps.confirmBirthDate(tx, { affiliateId, birthDate, by, statementVersion, now })))
      throw new Problem('stale', 409)
    await endUnneededLinks(deps, tx, affiliateId)
    await publishChange(deps, tx, affiliateId)
    await deps.notify(tx, affiliateId, {
      kind: 'birth-date-confirmed',
      values: { teacher: by.name },
      url: '/training/forms-applications',
      key: `birth-date-confirmed:${affiliateId}:${now.toISOString()}`,
    })
  })
}

/** TS-05: anyone who teaches the person now can take back a confirmation, also another teacher's. */
export async function takeBackBirthDate(
  deps: FormsDeps,
  { caller, cookie }: Teacher,
  { affiliateId, birthDate, staffName }: Seen,
): Promise<void> {
  await mustTeach(deps, caller, affiliateId)
  await deps.mustBeFresh(caller, cookie)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const owner = await getOwner(deps, tx, affiliateId)
    if (owner.birthDate !== birthDate) throw new Problem('stale', 409)
    const confirmed = owner.birthDateChange?.confirmed
    if (!confirmed) return
    const by = { affiliateId: caller.affiliateId, name: confirmedBy(caller, staffName, owner.name) }
    if (!(await deps.takeBackConfirmation(tx, { affiliateId, birthDate, by, now })))
      throw new Problem('stale', 409)
    await publishChange(deps, tx, affiliateId)
    await deps.notify(tx, affiliateId, {
      kind: 'birth-date-unconfirmed',
      values: { teacher: by.name },
      url: '/training/forms-applications',
      key: `birth-date-unconfirmed:${affiliateId}:${confirmed.at.toISOString()}`,
    })
  })
}
