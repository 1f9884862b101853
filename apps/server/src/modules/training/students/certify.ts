import type { ERecordWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { cardRefusal, hasCard, mayCertify } from '@fathom/domain/training'
import { Problem } from '../../../platform/problem.ts'
import { certifyEnrolment } from '../enrolments/enrolment.store.ts'
import { getERecord } from '../records/e-record.ts'
import { isDeclined, loadRecord, type RecordOf } from '../records/load-record.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { mustTeach } from './may-teach.ts'

/**
 * The instructor confirms that a student completed the course. Idempotent; it doesn't waive anything that is
 * missing. TS-04: whom a physician declined is certified only by an instructor who says that they know.
 * TS-05: nobody is while their birth date waits for a confirmation.
 */
export async function certify(
  deps: TrainingDeps,
  caller: User,
  of: RecordOf,
  id: string,
  isRefusalKnown: boolean,
): Promise<ERecordWire> {
  await mustTeach(deps.db, caller, { affiliateId: of.affiliateId, id })
  if (!mayCertify(caller.affiliateType)) throw new Problem('not-allowed', 403)
  const loaded = await loadRecord(deps, of, id)
  const { enrolment, course, missing } = loaded
  if (!hasCard(course)) throw new Problem('certifies-nobody', 409)
  if (enrolment.certifiedAt === null) {
    if (enrolment.endedAt !== null) throw new Problem('not-certifiable', 409)
    const unconfirmed = await deps.listBirthDatesUnconfirmed(deps.db, [of.affiliateId])
    const isBirthDateUnconfirmed = unconfirmed.has(of.affiliateId)
    const refusal = cardRefusal(course, { missing, isBirthDateUnconfirmed })
    if (refusal) throw new Problem(refusal, 409)
    if (isDeclined(loaded, deps.clock.now()) && !isRefusalKnown)
      throw new Problem('refusal-not-confirmed', 409)
    await deps.db.transaction(async (tx) => {
      const at = deps.clock.now()
      if (!(await certifyEnrolment(tx, enrolment, at))) return
      await deps.certified?.(tx, { ...enrolment, certifiedAt: at.toISOString() }, caller.affiliateId)
    })
  }
  return getERecord(deps, of, id)
}
