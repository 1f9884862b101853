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
import type { LoadedCourse } from '../learning/load-courses.ts'

/** CA-14: part by part, with totals. */
export function courseReportOf(loaded: LoadedCourse): CourseReportWire {
  const { enrolment, course, content, activityProgress, missing } = loaded
  const parts = activityProgress.map((part) => partOf(part, content?.serverExams ?? []))
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
  const done = attempts.filter(({ status }) => isDone(status)).map((one) => one.endedAt ?? one.updatedAt)
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
    doneAt: done.sort()[0] ?? null,
    lateSeconds: best?.lateSeconds ?? null,
    isReported: best !== undefined && isReportedByPackage(serverExams, best),
    isSelfChecked: best !== undefined && isSelfChecked(serverExams, best),
  }
}
