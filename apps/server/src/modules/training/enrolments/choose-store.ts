import type { User } from '@fathom/domain/session'
import type { Enrolment } from '@fathom/domain/training'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { nameOf } from '../name-of.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { countChoice } from './count-choice.ts'
import { enrolProblem } from './enrol-problem.ts'
import { lockEnrolment, moveToStore } from './enrolment.store.ts'

type Notifying = Pick<TrainingDeps, 'notify' | 'findPerson'>

/**
 * LE-04: sets the dive center of one of the caller's courses in progress, and notifies it. Choosing the same
 * one again changes nothing.
 */
export async function chooseOwnStore(
  deps: TrainingDeps,
  caller: User,
  culture: Locale,
  { id, storeNumber }: { id: string; storeNumber: number },
): Promise<Enrolment> {
  if (!isUuid(id)) throw noCourseFound(id)
  await countChoice(deps, caller)
  if (!(await findParticipant(deps.db, 'store', storeNumber)))
    throw enrolProblem('no-store-found', culture, { number: storeNumber })
  return deps.db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, caller.affiliateId, id.toLowerCase())
    if (!enrolment || enrolment.endedAt !== null) throw noCourseFound(id)
    if (enrolment.certifiedAt !== null) throw new Problem('already-certified', 409)
    return move(deps, tx, enrolment, storeNumber)
  })
}

/**
 * Sets the dive center of a course in progress, in the transaction of the code that opened it; false if it
 * isn't in progress.
 */
export async function chooseStore(
  deps: Notifying,
  tx: Queryable,
  { affiliateId, packageId, storeNumber }: { affiliateId: number; packageId: string; storeNumber: number },
): Promise<boolean> {
  const enrolment = await lockEnrolment(tx, affiliateId, packageId)
  if (!enrolment || enrolment.certifiedAt !== null) return false
  await move(deps, tx, enrolment, storeNumber)
  return true
}

async function move(
  deps: Notifying,
  tx: Queryable,
  enrolment: Enrolment,
  storeNumber: number,
): Promise<Enrolment> {
  if (enrolment.storeNumber === storeNumber) return enrolment
  const moved = await moveToStore(tx, enrolment, storeNumber)
  const store = await findParticipant(tx, 'store', storeNumber)
  if (store) await notifyStore(deps, tx, Number(store.affiliate_id), moved)
  return moved
}

async function notifyStore(
  deps: Notifying,
  tx: Queryable,
  storeId: number,
  { affiliateId, packageId, enrolmentId }: Enrolment,
): Promise<void> {
  const { language = DEFAULT_LOCALE } = (await deps.findPerson(storeId)) ?? {}
  const course = (await findCourse(tx, packageId, language))?.title ?? ''
  await deps.notify(tx, storeId, {
    kind: 'student-joined',
    values: { student: nameOf(await deps.findPerson(affiliateId)), course },
    url: '/training/students',
    subject: `enrolment:${enrolmentId}`,
  })
}
