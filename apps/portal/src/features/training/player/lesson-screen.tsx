import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { courseQuery } from '../learning.queries.ts'
import { type LessonAddress, launchQuery } from './lesson.queries.ts'
import { Lesson } from './lesson.tsx'
import { LessonFailed, LessonOpening } from './lesson-states.tsx'

type Props = LessonAddress & { affiliateId: number }

/** Opens the lesson that the address names, or the one that is to go on. */
export function LessonScreen({ affiliateId, courseId, activityId }: Props) {
  const { locale } = useTranslator('training-learn')
  const calls = useCalls()
  const [turn, setTurn] = useState(1)
  const launch = useQuery(launchQuery(calls, affiliateId, { courseId, activityId }, turn))
  const course = useQuery(courseQuery(calls, courseId, locale)).data
  const again = () => setTurn((before) => before + 1)
  if (!launch.data && (launch.isError || launch.fetchStatus === 'paused'))
    return (
      <LessonFailed cause={launch.error} courseId={courseId} onRetry={again} retrying={launch.isFetching} />
    )
  if (!launch.data) return <LessonOpening courseId={courseId} />
  const { attemptId } = launch.data.attempt
  return (
    <Lesson
      affiliateId={affiliateId}
      course={course}
      courseId={courseId}
      key={`${attemptId} ${turn}`}
      launch={launch.data}
      onLaunchAgain={again}
    />
  )
}
