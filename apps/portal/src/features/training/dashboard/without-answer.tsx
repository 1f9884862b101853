import type { MyCourseWire } from '@fathom/contract/training'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { CourseInFront } from './course-in-front.tsx'
import css from './dashboard.module.css'
import { frontCourse } from './front-course.ts'
import { OtherCourses } from './other-courses.tsx'

type Props = { courses: UseQueryResult<MyCourseWire[]>; affiliateId: number }

/** Offline: the courses stored on this device, as they were when they were saved. */
export function WithoutAnswer({ courses, affiliateId }: Props) {
  const { t } = useTranslator('training-learn')
  const kept = useQuery({
    queryKey: ['training', 'kept', affiliateId],
    queryFn: async () =>
      storedCourses(await (await import('../player/offline/stored-lesson.ts')).listLessons(affiliateId)),
    networkMode: 'always',
    staleTime: 0,
  })
  if (kept.isPending) return null
  const front = frontCourse(kept.data ?? [])
  const retry = () => void courses.refetch()
  if (!front)
    return (
      <Card>
        <ErrorState
          onRetry={retry}
          retryLabel={t('shell.error.retry')}
          retrying={courses.isFetching}
          title={t('training-learn.failed.title')}
        >
          {t('training-learn.failed.text')}
        </ErrorState>
      </Card>
    )
  const tryAgain = (
    <Button busy={courses.isFetching} icon={RotateCcw} onClick={retry}>
      {t('shell.error.retry')}
    </Button>
  )
  return (
    <>
      <div className={css.notices}>
        <Banner action={tryAgain} icon={WifiOff} live="status" tone="warn">
          <strong>{t('training-learn.failed.title')}</strong> {t('training-learn.keep.text')}
        </Banner>
      </div>
      <CourseInFront course={front} courses={kept.data ?? []} isWanted={false} />
      <OtherCourses courses={(kept.data ?? []).filter((course) => course !== front)} />
    </>
  )
}

type Stored = { course: { enrolment: MyCourseWire | null } }

/** Each course once, last used first. */
function storedCourses(lessons: readonly Stored[]): MyCourseWire[] {
  const mine = lessons.flatMap(({ course }) => course.enrolment ?? [])
  return mine.filter(({ enrolmentId }, at) => mine.findIndex((one) => one.enrolmentId === enrolmentId) === at)
}
