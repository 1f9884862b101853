import type { CourseReportWire } from '@fathom/contract/training'
import {
  type ActivityProgress,
  type Attempt,
  hasCard,
  isDone,
  isReportedByPackage,
  isSelfChecked,
  theoryOf,
} from '@fathom/domain/training'
import { examsOfPackage } from '@fathom/domain/training/content'
import { loadExamTimes } from '../exams/exam-times.ts'
import type { LoadedCourse } from '../learning/load-courses.ts'
import type { TrainingDeps } from '../training.deps.ts'

/** CA-14: part by part, with totals. */
export async function loadCourseReport(
  { db }: Pick<TrainingDeps, 'db'>,
  loaded: LoadedCourse,
): Promise<CourseReportWire> {
  const { underway } = await loadExamTimes(db, loaded.enrolment)
  return courseReportOf(loaded, underway?.activityId)
}

function courseReportOf(loaded: LoadedCourse, underway: string | undefined): CourseReportWire {
  const { enrolment, course, content, activityProgress, missing } = loaded
  const parts = activityProgress.map((part) => ({
    ...partOf(part, content ? examsOfPackage(content) : []),
    isUnderway: part.activity.id === underway,
  }))
  return {
    packageId: course.packageId,
    enrolmentId: enrolment.enrolmentId,
    title: course.title,
    enrollmentDate: enrolment.enrolledAt,
    completedDate: enrolment.completedAt,
    certifiedDate: enrolment.certifiedAt,
    hasCard: hasCard(course),
    progress: theoryOf(activityProgress).progress,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    parts,
    missing: [...missing],
  }
}

function partOf(
  { activity, kind, best, latest, attempts, progress }: ActivityProgress<Attempt>,
  serverExams: readonly string[],
): CourseReportWire['parts'][number] {
  // Everything that is one result comes from the attempt that counts.
  const countedAt = best?.endedAt ?? best?.updatedAt ?? null
  return {
    activityId: activity.id,
    title: activity.title,
    kind,
    status: best?.status ?? 'not-attempted',
    progress,
    score: best?.score ?? null,
    seconds: attempts.reduce((sum, { seconds }) => sum + seconds, 0),
    attempts: attempts.length,
    firstAt: attempts[0]?.startedAt ?? null,
    lastAt: latest?.updatedAt ?? null,
    doneAt: best && isDone(best.status) ? countedAt : null,
    countedAt,
    lateSeconds: best?.lateSeconds ?? null,
    isReported: best !== undefined && isReportedByPackage(serverExams, best),
    isSelfChecked: best !== undefined && isSelfChecked(serverExams, best),
  }
}
