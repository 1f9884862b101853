import type { MyCourseWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './dashboard.module.css'
import { DueForm } from './due-form.tsx'
import { findWanted, frontCourse } from './front-course.ts'
import { KeptCourses } from './kept-courses.tsx'
import { MissingCard } from './missing/missing-card.tsx'
import { Newcomer } from './newcomer.tsx'
import { NextCourses } from './next/next-courses.tsx'
import { Notices } from './notices.tsx'
import { OtherCourses } from './other-courses.tsx'
import { Resume } from './resume/resume.tsx'
import { useSendKept } from './use-send-kept.ts'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  affiliateId: number
  /** The course that the address names. */
  wanted: string | undefined
  /** Whether somebody has just finished a first dive with us. */
  isNewDiver: boolean
  /** What stands while the courses are on their way. */
  bones: ReactNode
}

/** RT-08: what to go on with, what is due, what is missing, what could be next. */
export function Dashboard({ courses, affiliateId, wanted, isNewDiver, bones }: Props) {
  const { t } = useTranslator('training-learn')
  useSendKept(affiliateId)
  const { data } = courses
  if (!data && (courses.isError || courses.fetchStatus === 'paused'))
    return (
      <>
        <Card>
          <ErrorState
            onRetry={() => void courses.refetch()}
            retryLabel={t('shell.error.retry')}
            retrying={courses.isFetching}
            title={t('training-learn.failed.title')}
          >
            {t('training-learn.failed.text')}
          </ErrorState>
        </Card>
        <KeptCourses affiliateId={affiliateId} />
      </>
    )
  if (!data) return bones
  const isStranger = wanted !== undefined && !findWanted(data, wanted)
  return (
    <>
      <Notices courses={courses} isNewDiver={isNewDiver} stranger={isStranger ? wanted : undefined} />
      <Courses courses={data} wanted={isStranger ? undefined : wanted} />
    </>
  )
}

function Courses({ courses, wanted }: { courses: readonly MyCourseWire[]; wanted: string | undefined }) {
  const front = frontCourse(courses, wanted)
  return (
    <>
      {front ? (
        <div className={css.columns}>
          <Resume course={front} isWanted={wanted !== undefined} key={front.enrolmentId} />
          <DueForm course={front} />
          {front.missing.length > 0 && <MissingCard missing={front.missing} />}
        </div>
      ) : (
        <Newcomer />
      )}
      {front && <OtherCourses courses={courses.filter((course) => course !== front)} />}
      <NextCourses front={front} mine={courses} />
    </>
  )
}
