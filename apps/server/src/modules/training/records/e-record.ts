import type { ERecordArchiveWire, ERecordWire } from '@fathom/contract/training'
import { hasCard, isCertifiable, theoryOf } from '@fathom/domain/training'
import { listEnrolments } from '../enrolments/enrolment.store.ts'
import { loadCourses } from '../learning/load-courses.ts'
import { teacherOf } from '../learning/teacher.ts'
import { nameOf } from '../name-of.ts'
import { examScoreOf } from '../students/list-students.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { loadCourseReport } from './course-report.ts'
import { isDeclined, isSameCourse, loadRecord, type RecordOf } from './load-record.ts'

/** What was done, when and by whom. */
export async function getERecord(deps: TrainingDeps, of: RecordOf, id: string): Promise<ERecordWire> {
  const loaded = await loadRecord(deps, of, id)
  const { enrolment, course, missing } = loaded
  const now = deps.clock.now()
  const { skills, dives } = course.requirements
  const logged = [skills?.course, dives?.course]
  const verified = await deps.listVerifiedDives(deps.db, of.affiliateId)
  const unconfirmed = await deps.listBirthDatesUnconfirmed(deps.db, [of.affiliateId])
  const person = await deps.findPerson(of.affiliateId)
  return {
    ...(await loadCourseReport(deps, loaded)),
    affiliateId: of.affiliateId,
    name: nameOf(person),
    birthDate: person?.birthdate ?? '',
    isBirthDateUnconfirmed: unconfirmed.has(of.affiliateId),
    teacher: await teacherOf(deps.db, enrolment),
    dives: verified
      .filter((dive) => logged.includes(dive.course))
      .map(({ course: _, skills, ...dive }) => ({ ...dive, skills: [...skills] })),
    // Nothing is listed as missing any more once the card is issued.
    isCertifiable: isCertifiable(course, missing) || (hasCard(course) && enrolment.certifiedAt !== null),
    isDeclined: isDeclined(loaded, now),
    printedAt: now.toISOString(),
  }
}

/** CA-16: each enrollment in the course, newest first. */
export async function listArchive(deps: TrainingDeps, of: RecordOf, id: string): Promise<ERecordArchiveWire> {
  const { enrolment } = await loadRecord(deps, of, id)
  const taken = (await listEnrolments(deps.db, of.affiliateId)).filter(isSameCourse(enrolment))
  const loaded = await loadCourses(deps, deps.db, taken, of.culture)
  return loaded.map(({ enrolment: each, course, activityProgress }) => ({
    enrolmentId: each.enrolmentId,
    packageId: each.packageId,
    title: course.title,
    enrollmentDate: each.enrolledAt,
    completedDate: each.completedAt,
    certifiedDate: each.certifiedAt,
    endedDate: each.endedAt,
    progress: theoryOf(activityProgress).progress,
    score: examScoreOf(activityProgress),
    storeNumber: each.storeNumber,
    memberNumber: each.memberNumber,
  }))
}
