import type { ExamAccommodationStateWire, ExamAccommodationWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { lockEnrolment } from '../enrolments/enrolment.store.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { nameOf } from '../name-of.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import { mustTeach } from '../students/may-teach.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { addAccommodation, getAccommodation } from './accommodation.store.ts'

type Student = { affiliateId: number; id: string }

/** What is arranged for a student's exam, for those who teach them. */
export async function readAccommodation(
  deps: TrainingDeps,
  caller: User,
  { affiliateId, id }: Student,
): Promise<ExamAccommodationStateWire> {
  await mustTeach(deps.db, caller, { affiliateId, id })
  const enrolment = isUuid(id) ? await findEnrolment(deps.db, affiliateId, id) : undefined
  if (!enrolment) throw noCourseFound(id)
  const { setBy, ...now } = await getAccommodation(deps.db, affiliateId, enrolment.enrolmentId)
  return { ...now, setBy: setBy === null ? null : nameOf(await deps.findPerson(setBy)) }
}

/** More time, or questions read aloud, from now on. Who set it and when is stored; the same again changes nothing. */
export async function setAccommodation(
  deps: TrainingDeps,
  caller: User,
  student: Student,
  change: ExamAccommodationWire,
): Promise<ExamAccommodationStateWire> {
  const { affiliateId, id } = student
  await deps.db.transaction(async (tx) => {
    const enrolment = isUuid(id) ? await lockEnrolment(tx, affiliateId, id) : undefined
    await mustTeach(tx, caller, student)
    if (!enrolment) throw noCourseFound(id)
    const before = await getAccommodation(tx, affiliateId, enrolment.enrolmentId)
    if (before.timeFactor === change.timeFactor && before.readAloud === change.readAloud) return
    await addAccommodation(tx, enrolment, change, { at: deps.clock.now(), by: caller.affiliateId })
  })
  return readAccommodation(deps, caller, student)
}
