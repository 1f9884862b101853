import {
  type ApplicationType,
  findApplicationType,
  MOST_OPEN_APPLICATIONS,
  mayApply,
} from '@fathom/domain/applications'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import {
  type ApplicationRow,
  countOpen,
  findVisible,
  insertApplication,
  lockApplicant,
} from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { mustBeOldEnough, mustBeOnly } from '../may-start.ts'
import { mustNotHold } from '../must-not-hold.ts'

/** Starts a draft with an id created by the caller; the same id returns the same draft. */
export async function startApplication(
  deps: ApplicationsDeps,
  caller: User,
  { id, typeId }: { id: string; typeId: string },
): Promise<ApplicationRow> {
  if (!mayApply(caller.affiliateType)) throw new Problem('not-an-applicant', 403)
  const type = findApplicationType(typeId)
  if (!type) throw new Problem('unknown-type', 422)
  return deps.db.transaction(async (tx) => {
    await lockApplicant(tx, caller.affiliateId)
    const known = await findVisible(tx, caller, id)
    if (known) return mustBeSame(known, caller, type)
    if ((await countOpen(tx, caller.affiliateId)) >= MOST_OPEN_APPLICATIONS)
      throw new Problem('too-many-applications', 409)
    const applicantId = caller.affiliateId
    await mustNotHold(deps, tx, { applicantId, typeId })
    await mustBeOldEnough(deps, tx, { applicantId, type })
    await mustBeOnly(tx, { id, applicantId, typeId })
    const { amount: feeAmount, currency: feeCurrency } = deps.prices.single(`application-${type.id}`)
    const added = { id, applicantId, typeId: type.id, feeAmount, feeCurrency }
    await insertApplication(tx, added, deps.clock.now())
    const row = await findVisible(tx, caller, id)
    if (!row) throw new Problem('id-taken', 409)
    return row
  })
}

function mustBeSame(row: ApplicationRow, caller: User, type: ApplicationType): ApplicationRow {
  if (row.applicantId === caller.affiliateId && row.typeId === type.id) return row
  throw new Problem('id-taken', 409)
}
