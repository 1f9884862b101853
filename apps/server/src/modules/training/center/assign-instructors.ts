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
    const notify = notifier(deps, tx)
    for (const one of changed) if (one.memberNumber !== null) await notify(one, one.memberNumber)
    const earlier = new Map(before.map((one) => [one.enrolmentId, one.memberNumber]))
    return {
      changed: changed.map(({ enrolmentId }) => ({ enrolmentId, before: earlier.get(enrolmentId) ?? null })),
    }
  })
}

type Changed = { enrolmentId: string; affiliateId: number; packageId: string }

/** Notifies the student and the instructor. Courses and instructors are looked up once for a whole class. */
function notifier(deps: TrainingDeps, tx: Queryable) {
  const titleOf = once(async (packageId: string, language: string) => {
    return (await findCourse(tx, packageId, language))?.title ?? ''
  })
  const instructorOf = once(async (memberNumber: number) => {
    const found = await findParticipant(tx, 'member', memberNumber)
    if (!found) return undefined
    const affiliateId = Number(found.affiliate_id)
    const { language = DEFAULT_LOCALE } = (await deps.findPerson(affiliateId)) ?? {}
    return { affiliateId, language, name: found.name }
  })
  return async ({ enrolmentId, affiliateId, packageId }: Changed, memberNumber: number): Promise<void> => {
    const instructor = await instructorOf(memberNumber)
    if (!instructor) return
    const student = await deps.findPerson(affiliateId)
    const subject = `enrolment:${enrolmentId}`
    const course = await titleOf(packageId, student?.language ?? DEFAULT_LOCALE)
    await deps.notify(tx, affiliateId, {
      kind: 'instructor-assigned',
      values: { instructor: instructor.name, course },
      url: `/training/course/${packageId}`,
      subject,
    })
    await deps.notify(tx, instructor.affiliateId, {
      kind: 'student-assigned',
      values: { student: nameOf(student), course: await titleOf(packageId, instructor.language) },
      url: '/training/students',
      subject,
    })
  }
}

function once<Args extends (string | number)[], Found>(find: (...args: Args) => Promise<Found>) {
  const found = new Map<string, Promise<Found>>()
  return (...args: Args): Promise<Found> => {
    const key = args.join(' ')
    const known = found.get(key) ?? find(...args)
    found.set(key, known)
    return known
  }
}
