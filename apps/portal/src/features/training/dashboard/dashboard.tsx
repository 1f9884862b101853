import type { MyCourseWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CoursePrices, type PriceOf } from '../course-prices.ts'
import { CourseInFront } from './course-in-front.tsx'
import { findWanted, frontCourse } from './front-course.ts'
import { Newcomer } from './newcomer.tsx'
import { NextCourses } from './next/next-courses.tsx'
import { Notices } from './notices.tsx'
import { OtherCourses } from './other-courses.tsx'
import { WithoutAnswer } from './without-answer.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  affiliateId: number
  /** The course that the address names. */
  wanted: string | undefined
  /** Whether somebody has just finished a first dive with us. */
  isNewDiver: boolean
  /** What stands while the courses are on their way. */
  skeletons: ReactNode
  /** What other rooms have to say, between one's own courses and the next. */
  cards: ReactNode
  priceOf: PriceOf
}

/** RT-08: what to go on with, what is due, what is missing, what could be next. */
export function Dashboard({ courses, affiliateId, wanted, isNewDiver, skeletons, cards, priceOf }: Props) {
  const { data } = courses
  if (!data)
    return hasNoAnswer(courses) ? <WithoutAnswer affiliateId={affiliateId} courses={courses} /> : skeletons
  const isStranger = wanted !== undefined && !findWanted(data, wanted)
  return (
    <CoursePrices value={priceOf}>
      <Notices courses={courses} isNewDiver={isNewDiver} stranger={isStranger ? wanted : undefined} />
      <Courses cards={cards} courses={data} wanted={isStranger ? undefined : wanted} />
    </CoursePrices>
  )
}

/** Told with the first try that failed: without a signal nobody waits for the others. */
export const hasNoAnswer = ({ data, isError, fetchStatus, failureCount }: UseQueryResult<unknown>): boolean =>
  data === undefined && (isError || fetchStatus === 'paused' || failureCount > 0)

type CoursesProps = Pick<Props, 'wanted' | 'cards'> & { courses: readonly MyCourseWire[] }

function Courses({ courses, wanted, cards }: CoursesProps) {
  const front = frontCourse(courses, wanted)
  return (
    <>
      {front ? (
        <CourseInFront course={front} courses={courses} isWanted={wanted !== undefined} />
      ) : (
        <Newcomer />
      )}
      {front && <OtherCourses courses={courses.filter((course) => course !== front)} />}
      {cards}
      <NextCourses front={front} mine={courses} />
    </>
  )
}
