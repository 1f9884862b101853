import type { ERecordWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { hasCard, isCertifiable, mayCertify } from '@fathom/domain/training'
import { Problem } from '../../../platform/problem.ts'
import { certifyEnrolment } from '../enrolments/enrolment.store.ts'
import { getERecord } from '../records/e-record.ts'
import { loadRecord, type RecordOf } from '../records/load-record.ts'
import type { TrainingHouse } from '../training.house.ts'
import { mustTeach } from './may-teach.ts'

/** Whoever teaches says that a student has learned it. Twice has one effect; what is missing stays missing. */
export async function certify(
  house: TrainingHouse,
  caller: User,
  of: RecordOf,
  id: string,
): Promise<ERecordWire> {
  await mustTeach(house.db, caller, of.affiliateId)
  if (!mayCertify(caller.affiliateType)) throw new Problem('not-allowed', 403)
  const { enrolment, course, standings, missing } = await loadRecord(house, of, id)
  if (!hasCard(course)) throw new Problem('certifies-nobody', 409)
  if (enrolment.certifiedAt === null) {
    if (enrolment.endedAt !== null || standings.length === 0 || !isCertifiable(course, missing))
      throw new Problem('not-certifiable', 409)
    await house.db.transaction(async (tx) => {
      const at = house.clock.now()
      if (!(await certifyEnrolment(tx, enrolment, at))) return
      await house.certified?.(tx, { ...enrolment, certifiedAt: at.toISOString() }, caller.affiliateId)
    })
  }
  return getERecord(house, of, id)
}
