import type { ActivityProgress, Attempt, Course, Enrolment } from '@fathom/domain/training'
import {
  activityProgressOf,
  type FormInTheWay,
  formsInTheWay,
  formsSigned,
  type Missing,
  missingToCertify,
  type SignedForm,
} from '@fathom/domain/training'
import { contentAsBegun, type PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAttempts } from '../attempts/attempt.store.ts'
import { listCourses } from '../catalogue/course.store.ts'
import { findContent } from '../content/content.store.ts'
import { loadExamMinutes } from '../exams/load-exam-minutes.ts'
import { NOTHING_KNOWN, type TrainingDeps } from '../training.deps.ts'

/** One enrollment with everything needed to derive the person's progress. */
export type LoadedCourse = {
  enrolment: Enrolment
  course: Course
  content: PackageContent | undefined
  activityProgress: readonly ActivityProgress<Attempt>[]
  missing: readonly Missing[]
  /** TS-04: what keeps the person out of the water. */
  inTheWay: readonly FormInTheWay[]
  signed: readonly SignedForm[]
}

/** Loads many people at once, in a handful of queries. Skips courses that left the catalog. */
export async function loadCourses(
  deps: TrainingDeps,
  db: Queryable,
  enrolments: readonly Enrolment[],
  culture: string,
): Promise<LoadedCourse[]> {
  const people = [...new Set(enrolments.map(({ affiliateId }) => affiliateId))]
  const [courses, attempts, facts, contents] = await Promise.all([
    listCourses(db, culture, [...new Set(enrolments.map(({ packageId }) => packageId))]),
    listAttempts(
      db,
      people,
      enrolments.map(({ enrolmentId }) => enrolmentId),
    ),
    deps.listFacts(db, people),
    loadContents(db, enrolments),
  ])
  const withMinutes = await loadExamMinutes(db, [...contents.values()], enrolments)
  const tried = Map.groupBy(attempts, ({ enrolmentId }) => enrolmentId)
  return enrolments.flatMap((enrolment) => {
    const course = courses.find(({ packageId }) => packageId === enrolment.packageId)
    if (!course) return []
    const own = tried.get(enrolment.enrolmentId) ?? []
    const found = contents.get(enrolment.contentId ?? '')
    const content =
      found && withMinutes(contentAsBegun(found, own), { enrolmentId: enrolment.enrolmentId, attempts: own })
    const activityProgress = activityProgressOf(content?.activities ?? [], own)
    const known = facts.get(enrolment.affiliateId) ?? NOTHING_KNOWN
    const hasStore = enrolment.storeNumber !== null
    const missing = enrolment.certifiedAt
      ? []
      : missingToCertify(course.requirements, activityProgress, { ...known, hasStore })
    return [
      {
        enrolment,
        course,
        content,
        activityProgress,
        missing,
        inTheWay: formsInTheWay(known),
        signed: formsSigned(known),
      },
    ]
  })
}

async function loadContents(db: Queryable, enrolments: readonly Enrolment[]) {
  const ids = [...new Set(enrolments.flatMap(({ contentId }) => contentId ?? []))]
  const contents = await Promise.all(ids.map((id) => findContent(db, id)))
  return new Map(contents.flatMap((content) => (content ? [[content.contentId, content] as const] : [])))
}
