import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { courseQuery } from '../learning.queries.ts'
import { type LessonAddress, launchQuery } from './lesson.queries.ts'
import { Lesson } from './lesson.tsx'
import { LessonFailed, LessonOpening } from './lesson-states.tsx'

type Props = LessonAddress & { affiliateId: number }

/** Opens the lesson in the URL, or the one to continue. */
export function LessonScreen({ affiliateId, courseId, activityId }: Props) {
  const { locale } = useTranslator('training-lesson')
  const calls = useCalls()
  const [turn, setTurn] = useState(1)
  const launch = useQuery(launchQuery(calls, affiliateId, { courseId, activityId }, turn))
  const fresh = useQuery(courseQuery(calls, courseId, locale)).data
  const again = () => setTurn((before) => before + 1)
  if (!launch.data && (launch.isError || launch.fetchStatus === 'paused'))
    return (
      <LessonFailed cause={launch.error} courseId={courseId} onRetry={again} retrying={launch.isFetching} />
    )
  if (!launch.data) return <LessonOpening courseId={courseId} />
  const { launch: opened, course: kept, pending } = launch.data
  return (
    <Lesson
      affiliateId={affiliateId}
      course={fresh ?? kept}
      courseId={courseId}
      key={`${opened.attempt.attemptId} ${turn}`}
      launch={opened}
      onLaunchAgain={again}
      pending={pending}
    />
  )
}
