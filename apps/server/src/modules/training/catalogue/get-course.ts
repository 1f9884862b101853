import type { CourseDetailsWire, CourseRecordWire } from '@fathom/contract/training'
import { activityProgressOf, type Course, type Enrolment, isExam } from '@fathom/domain/training'
import { isPlayableOn, type PackageContent } from '@fathom/domain/training/content'
import { findContent, findNewestContent, listCultures } from '../content/content.store.ts'
import { loadExamMinutes } from '../exams/load-exam-minutes.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { loadCourses } from '../learning/load-courses.ts'
import { myCourseOf, partsOf } from '../learning/my-course.ts'
import { teacherOf } from '../learning/teacher.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listEntitlements } from '../training.store.ts'
import { contentCultures } from './content-cultures.ts'
import { findCourse } from './course.store.ts'
import { courseWireOf } from './list-catalogue.ts'

type Reader = { affiliateId: number; culture: string }
type Found = {
  course: Course
  enrolment: Enrolment | undefined
  content: PackageContent | undefined
  isEntitled: boolean
}

/** Finds it by the id of the package, or of the reader's own enrollment. Who has a hidden course keeps it (OF-08). */
async function getFound(
  { db, prices }: TrainingDeps,
  { affiliateId, culture }: Reader,
  id: string,
): Promise<Found> {
  if (!isUuid(id)) throw noCourseFound(id)
  const enrolment = await findEnrolment(db, affiliateId, id)
  const course = await findCourse(db, enrolment?.packageId ?? id, culture)
  if (!course) throw noCourseFound(id)
  const entitlements = await listEntitlements(db, affiliateId)
  const isEntitled = entitlements.some(({ packageId }) => packageId === course.packageId)
  if (!course.isOffered && !enrolment && !isEntitled) throw noCourseFound(id)
  const found = enrolment?.contentId
    ? await findContent(db, enrolment.contentId)
    : await findNewestContent(db, course.packageId, contentCultures(culture))
  const withMinutes = await loadExamMinutes(db, found ? [found] : [], enrolment ? [enrolment] : [])
  const taken = enrolment && { enrolmentId: enrolment.enrolmentId, attempts: [] }
  const content = found && withMinutes(found, taken)
  return { course: prices.ofCourse(course), enrolment, content, isEntitled }
}

/** CA-12. */
export async function getCourse(
  deps: TrainingDeps,
  reader: Reader,
  id: string,
  platform: string | undefined,
): Promise<CourseRecordWire> {
  const { course, enrolment, content, isEntitled } = await getFound(deps, reader, id)
  const held = await deps.listHeld(deps.db, reader.affiliateId)
  const [loaded] = enrolment ? await loadCourses(deps, deps.db, [enrolment], reader.culture) : []
  return {
    ...courseWireOf(course),
    culture: content?.culture ?? null,
    standard: content?.standard ?? null,
    isEntitled,
    isHeld: held.has(course.packageId),
    isPlayable: content !== undefined && isPlayableOn(content.standard, platform ?? 'web'),
    activities: partsOf(
      loaded?.content ?? content,
      loaded?.activityProgress ?? activityProgressOf(content?.activities ?? [], []),
    ),
    enrolment: loaded
      ? myCourseOf(loaded, { teacher: await teacherOf(deps.db, loaded.enrolment), held })
      : null,
  }
}

/** CA-12: the catalog page. */
export async function getCourseDetails(
  deps: TrainingDeps,
  reader: Reader,
  id: string,
): Promise<CourseDetailsWire> {
  const { course, enrolment, content, isEntitled } = await getFound(deps, reader, id)
  const { skills, dives, ...requirements } = course.requirements
  const opening = (content?.activities ?? []).filter(({ href }) => href !== null)
  return {
    ...courseWireOf(course),
    requirements: { ...requirements, skills: skills?.count ?? 0, dives: dives?.count ?? 0 },
    cultures: await listCultures(deps.db, course.packageId),
    outline: opening.map((activity) => ({
      title: activity.title,
      minutes: activity.minutes === null ? null : Math.round(activity.minutes),
      isExam: isExam(activity),
    })),
    isEntitled,
    enrolmentId: enrolment?.endedAt === null ? enrolment.enrolmentId : null,
  }
}
