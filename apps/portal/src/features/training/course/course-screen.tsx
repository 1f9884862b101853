import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { CoursePrices, type PriceOf } from '../course-prices.ts'
import { courseDetailsQuery } from '../learning.queries.ts'
import { AboutCard } from './about-card.tsx'
import { AtHand } from './at-hand.tsx'
import css from './course.module.css'
import { CourseHero } from './course-hero.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'
import { NoCourse } from './no-course.tsx'
import { OutlineCard } from './outline-card.tsx'
import { OwnTeacher } from './own-teacher.tsx'
import { useCourse } from './use-course.ts'

const isNoCourse = (error: unknown) => error instanceof CallFailed && [400, 404].includes(error.status ?? 0)

type Props = { id: string; affiliateId: number; priceOf: PriceOf; children?: ReactNode }

/** RT-10: one course, for learners and for visitors. */
export function CourseScreen({ id, affiliateId, priceOf, children }: Props) {
  const { t, locale } = useTranslator('training-course', 'training-learn')
  const { course, data, isPending } = useCourse(id, affiliateId)
  const details = useQuery(courseDetailsQuery(useCalls(), id, locale)).data
  usePageName(data?.title)
  if (!data) {
    if (isNoCourse(course.error)) return <NoCourse id={id} />
    if (isPending) return <CourseSkeleton />
    return (
      <Card>
        <ErrorState
          level={1}
          onRetry={() => void course.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={course.isFetching}
          title={t('training-course.course.failed')}
        >
          {t('training-learn.failed.text')}
        </ErrorState>
      </Card>
    )
  }
  return (
    <CoursePrices value={priceOf}>
      <CourseHero course={data} />
      <div className={css.columns}>
        <OutlineCard course={data} />
        <div className={css.aside}>
          {children}
          <AboutCard course={data} details={details} />
          {data.enrolment && <OwnTeacher packageId={data.packageId} teacher={data.enrolment.teacher} />}
          <AtHand />
        </div>
      </div>
    </CoursePrices>
  )
}
