import type { ActivityStateWire, MyCourseWire } from '@fathom/contract/training'
import {
  type ActivityProgress,
  activityStates,
  hasCard,
  nextActivity,
  theoryOf,
} from '@fathom/domain/training'
import type { PackageContent } from '@fathom/domain/training/content'
import type { LoadedCourse } from './load-courses.ts'

/** Every part of a course, including folders, with the reader's progress. */
export function partsOf(
  content: PackageContent | undefined,
  activityProgress: readonly ActivityProgress[],
): ActivityStateWire[] {
  const activities = content?.activities ?? []
  const states = activityStates(activities, activityProgress)
  return activities.map(({ id, title, parentId, masteryScore, minutes }) => {
    const part = activityProgress.find(({ activity }) => activity.id === id)
    return {
      id,
      title,
      parentId,
      kind: part?.kind ?? 'folder',
      state: states.get(id) ?? 'open',
      progress: part?.progress ?? 0,
      score: part?.best?.score ?? null,
      passMark: masteryScore,
      minutes: minutes === null ? null : Math.round(minutes),
      attempts: part?.attempts.length ?? 0,
      isFailed: part?.isDone === false && part.latest?.status === 'failed',
      place: part?.latest?.place ?? null,
      lastUsedAt: part?.latest?.updatedAt ?? null,
    }
  })
}

export const lastUseOf = (activityProgress: readonly ActivityProgress[]): string | null =>
  activityProgress
    .flatMap(({ latest }) => (latest ? [latest.updatedAt] : []))
    .sort()
    .at(-1) ?? null

type Known = Pick<MyCourseWire, 'teacher'> & { held: ReadonlySet<string> }

export function myCourseOf(loaded: LoadedCourse, { teacher, held }: Known): MyCourseWire {
  const { enrolment, course, content, activityProgress, missing } = loaded
  const { progress, lessonsDone, lessons, minutesLeft } = theoryOf(activityProgress)
  return {
    enrolmentId: enrolment.enrolmentId,
    packageId: course.packageId,
    contentId: enrolment.contentId,
    culture: content?.culture ?? null,
    title: course.title,
    scene: course.scene,
    kind: course.kind,
    enrolledAt: enrolment.enrolledAt,
    lastUsedAt: lastUseOf(activityProgress),
    completedAt: enrolment.completedAt,
    certifiedAt: enrolment.certifiedAt,
    hasCard: hasCard(course),
    isHeld: held.has(course.packageId) || (hasCard(course) && enrolment.certifiedAt !== null),
    progress,
    lessonsDone,
    lessons,
    minutesLeft,
    activities: partsOf(content, activityProgress),
    next: nextActivity(activityProgress) ?? null,
    missing: [...missing],
    teacher,
  }
}
