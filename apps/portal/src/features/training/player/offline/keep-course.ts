import type { CourseRecordWire, LaunchWire } from '@fathom/contract/training'
import type { Calls } from '../../../../shared/calls.tsx'
import { putLesson } from './stored-lesson.ts'

export type CourseToKeep = { affiliateId: number; course: CourseRecordWire; launch: LaunchWire }

/** The player stores the content; this stores the launch data of each lesson, the open one first. */
export async function keepCourse({ http }: Pick<Calls, 'http'>, given: CourseToKeep): Promise<void> {
  const { affiliateId, course, launch } = given
  const usedAt = new Date().toISOString()
  await putLesson({ affiliateId, course, launch, usedAt })
  const others = course.activities.filter(
    ({ kind, id }) => kind !== 'folder' && id !== launch.attempt.activityId,
  )
  for (const { id: activityId } of others) {
    const other = await http.post<LaunchWire>('learning', 'courses/{id}/launch', {
      params: { id: launch.enrolmentId },
      body: { activityId },
    })
    await putLesson({ affiliateId, course, launch: other, usedAt: '' })
  }
}
