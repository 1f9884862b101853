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
  /** The course in the URL. */
  wanted: string | undefined
  /** Whether the user has just finished a first dive with us. */
  isNewDiver: boolean
  /** Shown while the courses load. */
  skeletons: ReactNode
  /** Cards of other features, between the user's own courses and the next ones. */
  cards: ReactNode
  priceOf: PriceOf
}

/** RT-08: what to continue, what is due, what is missing, and what could be next. */
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

/** True after the first failed attempt: offline users shouldn't wait for the retries. */
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
