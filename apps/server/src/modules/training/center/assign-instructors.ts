import type { AssignedWire, AssignmentsWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { nameOf } from '../name-of.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { areInstructorsOf, assignAll, lockOfStores } from './center.store.ts'
import { getOwnStores } from './list-center-students.ts'

/**
 * LE-10: all or nothing. An enrollment of another dive center, or one that has ended, is unknown; an instructor
 * must teach at the dive center of the enrollment. Sending it again changes nothing and notifies nobody.
 */
export async function assignInstructors(
  deps: TrainingDeps,
  caller: User,
  { assignments }: AssignmentsWire,
): Promise<AssignedWire> {
  const stores = await getOwnStores(deps.db, caller)
  const wanted = new Map(assignments.map((one) => [one.enrolmentId.toLowerCase(), one.memberNumber]))
  return deps.db.transaction(async (tx) => {
    const before = await lockOfStores(tx, stores, [...wanted.keys()])
    if (before.length < wanted.size) throw new Problem('no-student-found', 404)
    const pairs = before.flatMap(({ enrolmentId, storeNumber }) => {
      const memberNumber = wanted.get(enrolmentId) ?? null
      return memberNumber === null ? [] : [{ storeNumber, memberNumber }]
    })
    if (!(await areInstructorsOf(tx, pairs))) throw new Problem('instructor-not-affiliated', 409)
    const changed = await assignAll(
      tx,
      stores,
      [...wanted].map(([enrolmentId, memberNumber]) => ({ enrolmentId, memberNumber })),
    )
    for (const one of changed)
      if (one.memberNumber !== null) await notifyBoth(deps, tx, one, one.memberNumber)
    const earlier = new Map(before.map((one) => [one.enrolmentId, one.memberNumber]))
    return {
      changed: changed.map(({ enrolmentId }) => ({ enrolmentId, before: earlier.get(enrolmentId) ?? null })),
    }
  })
}

type Changed = { enrolmentId: string; affiliateId: number; packageId: string }

async function notifyBoth(
  deps: TrainingDeps,
  tx: Queryable,
  { enrolmentId, affiliateId, packageId }: Changed,
  memberNumber: number,
): Promise<void> {
  const instructor = await findParticipant(tx, 'member', memberNumber)
  const student = await deps.findPerson(affiliateId)
  if (!instructor) return
  const subject = `enrolment:${enrolmentId}`
  const titleFor = async (language: string) => (await findCourse(tx, packageId, language))?.title ?? ''
  await deps.notify(tx, affiliateId, {
    kind: 'instructor-assigned',
    values: {
      instructor: instructor.name,
      course: await titleFor(student?.language ?? DEFAULT_LOCALE),
    },
    url: `/training/course/${packageId}`,
    subject,
  })
  const instructorId = Number(instructor.affiliate_id)
  const { language = DEFAULT_LOCALE } = (await deps.findPerson(instructorId)) ?? {}
  await deps.notify(tx, instructorId, {
    kind: 'student-assigned',
    values: { student: nameOf(student), course: await titleFor(language) },
    url: '/training/students',
    subject,
  })
}
