import type { ActivityStateWire, MyCourseWire } from '@fathom/contract/training'
import { activityStates, hasCard, nextActivity, type Standing, theoryOf } from '@fathom/domain/training'
import type { PackageContent } from '@fathom/domain/training/content'
import type { LoadedCourse } from './load-courses.ts'

/** Every part of a course, including folders, with the reader's progress. */
export function partsOf(
  content: PackageContent | undefined,
  standings: readonly Standing[],
): ActivityStateWire[] {
  const activities = content?.activities ?? []
  const states = activityStates(activities, standings)
  return activities.map(({ id, title, parentId, masteryScore, minutes }) => {
    const standing = standings.find(({ activity }) => activity.id === id)
    return {
      id,
      title,
      parentId,
      kind: standing?.kind ?? 'folder',
      state: states.get(id) ?? 'open',
      progress: standing?.progress ?? 0,
      score: standing?.best?.score ?? null,
      passMark: masteryScore,
      minutes: minutes === null ? null : Math.round(minutes),
      attempts: standing?.attempts.length ?? 0,
      place: standing?.latest?.place ?? null,
      lastUsedAt: standing?.latest?.updatedAt ?? null,
    }
  })
}

export const lastUseOf = (standings: readonly Standing[]): string | null =>
  standings
    .flatMap(({ latest }) => (latest ? [latest.updatedAt] : []))
    .sort()
    .at(-1) ?? null

export function myCourseOf(loaded: LoadedCourse, teacher: MyCourseWire['teacher']): MyCourseWire {
  const { enrolment, course, content, standings, missing } = loaded
  const { progress, lessonsDone, lessons, minutesLeft } = theoryOf(standings)
  return {
    enrolmentId: enrolment.enrolmentId,
    packageId: course.packageId,
    contentId: enrolment.contentId,
    culture: content?.culture ?? null,
    title: course.title,
    scene: course.scene,
    kind: course.kind,
    enrolledAt: enrolment.enrolledAt,
    lastUsedAt: lastUseOf(standings),
    completedAt: enrolment.completedAt,
    certifiedAt: enrolment.certifiedAt,
    hasCard: hasCard(course),
    progress,
    lessonsDone,
    lessons,
    minutesLeft,
    activities: partsOf(content, standings),
    next: nextActivity(standings) ?? null,
    missing: [...missing],
    teacher,
  }
}
