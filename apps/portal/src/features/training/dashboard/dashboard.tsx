import type { CourseWire, MyCourseWire } from '@fathom/contract/training'
import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import hero from '../../../shared/ui/surface/hero.module.css'
import { CoursePrices, type PriceOf } from '../course-prices.ts'
import { catalogueQuery } from '../learning.queries.ts'
import { MY_COURSES } from '../training.queries.ts'
import { CourseRow } from './course-row.tsx'
import dashboardCss from './dashboard.module.css'
import { findWanted, frontCourse, isUnderWay, mainThings, shelves, toGo } from './dashboard-rules.ts'
import { CourseInFront, OtherCourses } from './my-courses.tsx'
import { Notices } from './notices.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  affiliateId: number
  /** The course in the URL. */
  wanted: string | undefined
  /**
   * A certified diver's home begins with diving; only a course under way comes right after it, and the one course that
   * fits next is recommended elsewhere (SN-01).
   */
  isCertified: boolean
  /** Whether the user has just finished a first dive with us. */
  isNewDiver: boolean
  /** Shown while the courses load. */
  skeletons: ReactNode
  /** Cards of other features, between the user's own courses and the next ones. */
  cards: ReactNode
  priceOf: PriceOf
}

/** RT-08: what to continue, what is due, what is missing, and what could be next. */
export function Dashboard(props: Props) {
  const { courses, affiliateId, wanted, isCertified, isNewDiver, skeletons, cards, priceOf } = props
  const { data } = courses
  if (!data)
    return hasNoAnswer(courses) ? <WithoutAnswer affiliateId={affiliateId} courses={courses} /> : skeletons
  const isStranger = wanted !== undefined && !findWanted(data, wanted)
  return (
    <CoursePrices value={priceOf}>
      <AsOf affiliateId={affiliateId} names={[MY_COURSES]} />
      <Notices courses={courses} isNewDiver={isNewDiver} stranger={isStranger ? wanted : undefined} />
      <Courses
        cards={cards}
        courses={data}
        isCertified={isCertified}
        wanted={isStranger ? undefined : wanted}
      />
    </CoursePrices>
  )
}

/** True after the first failed attempt: offline users shouldn't wait for the retries. */
export const hasNoAnswer = ({ data, isError, fetchStatus, failureCount }: UseQueryResult<unknown>): boolean =>
  data === undefined && (isError || fetchStatus === 'paused' || failureCount > 0)

type CoursesProps = Pick<Props, 'wanted' | 'cards' | 'isCertified'> & { courses: readonly MyCourseWire[] }

function Courses({ courses, wanted, cards, isCertified }: CoursesProps) {
  const front = frontCourse(courses, wanted)
  const shown = isCertified && !wanted && front && !isUnderWay(front) ? undefined : front
  return (
    <>
      {shown && <CourseInFront course={shown} courses={courses} isWanted={wanted !== undefined} />}
      {!front && !isCertified && <Newcomer />}
      <OtherCourses
        courses={courses.filter((course) => course !== shown)}
        isBelowFront={shown !== undefined}
      />
      {cards}
      {!isCertified && <NextCourses front={front} mine={courses} />}
    </>
  )
}

/** For users who haven't started: the first step, and something to read. */
function Newcomer() {
  const { t } = useTranslator('training-learn')
  return (
    <section aria-labelledby="first-course" className={hero.hero}>
      <div className={hero.art}>
        <Drawing of={resumeScene('newcomer')} width="full" />
      </div>
      <div>
        <h2 className={hero.title} id="first-course">
          {t('training-learn.newcomer.title')}
        </h2>
        <p className={hero.text}>{t('training-learn.newcomer.text')}</p>
      </div>
      <div className={hero.acts}>
        <ButtonLink kind="bright" size="lg" to={paths.content('hand-signals')}>
          {t('training-learn.newcomer.read')}
        </ButtonLink>
      </div>
    </section>
  )
}

type NextCoursesProps = {
  front: MyCourseWire | undefined
  mine: readonly MyCourseWire[]
}

const NONE: readonly CourseWire[] = []

/** What could come next: recommended and entry courses (VA-10), as far as they may be offered (SN-02). */
function NextCourses({ front, mine }: NextCoursesProps) {
  const { t, locale } = useTranslator('training-learn')
  const calls = useCalls()
  const recommended = useQuery(catalogueQuery(calls, 'recommended', locale))
  const entry = useQuery(catalogueQuery(calls, 'entry', locale))
  const { first, more } = shelves({
    recommended: recommended.data ?? NONE,
    entry: entry.data ?? NONE,
    mine,
  })
  const failed = [recommended, entry].filter(({ isLoadingError }) => isLoadingError)
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()))
  return (
    <>
      <CourseRow
        courses={first}
        isBusy={recommended.isPending || entry.isPending}
        onRetry={failed.length > 0 ? () => void retry() : undefined}
        title={t(front ? 'training-learn.next.title' : 'training-learn.next.first')}
      />
      <CourseRow courses={more} isBusy={false} title={t('training-learn.next.more')} />
    </>
  )
}

type WithoutAnswerProps = { courses: UseQueryResult<MyCourseWire[]>; affiliateId: number }

/** Offline: the courses stored on this device, as they were when they were saved. */
function WithoutAnswer({ courses, affiliateId }: WithoutAnswerProps) {
  const { t } = useTranslator('training-learn')
  const stored = useQuery({
    queryKey: ['training', 'stored', affiliateId],
    queryFn: async () =>
      storedCourses(await (await import('../player/stored-lesson.ts')).listLessons(affiliateId)),
    networkMode: 'always',
    staleTime: 0,
  })
  if (stored.isPending) return null
  const front = frontCourse(stored.data ?? [])
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
      <div className={dashboardCss.notices}>
        <Banner action={tryAgain} icon={WifiOff} live="status" tone="warn">
          <strong>{t('training-learn.failed.title')}</strong> {t('training-learn.keep.text')}
        </Banner>
      </div>
      <CourseInFront course={front} courses={stored.data ?? []} isWanted={false} />
      <OtherCourses courses={(stored.data ?? []).filter((course) => course !== front)} />
    </>
  )
}

type Stored = { course: { enrolment: MyCourseWire | null } }

/** Each course once, last used first. */
function storedCourses(lessons: readonly Stored[]): MyCourseWire[] {
  const mine = lessons.flatMap(({ course }) => course.enrolment ?? [])
  return mine.filter(({ enrolmentId }, at) => mine.findIndex((one) => one.enrolmentId === enrolmentId) === at)
}

type LeadProps = { courses: UseQueryResult<MyCourseWire[]>; wanted: string | undefined }

/** Below the greeting: what is left, in one sentence. */
export function Lead({ courses: { data: courses, ...query }, wanted }: LeadProps) {
  const { t, formatList } = useTranslator('training-learn')
  if (!courses) return query.failureCount > 0 ? null : t('training-learn.lead.unknown')
  const front = frontCourse(courses, wanted)
  if (!front) return t('training-learn.lead.newcomer')
  const { missing, hasCard, title: course } = front
  if (hasCard && front.certifiedAt) return t('training-learn.lead.certified', { course })
  const left = toGo(missing)
  const things = mainThings(left).map((kind) => {
    if (kind === 'stores') return t('training-learn.toGo.stores')
    return hasCard || kind !== 'exams'
      ? t(`training-learn.toGo.${kind}`, { count: left[kind] })
      : t('training-learn.questions')
  })
  if (things.length > 0)
    return t(hasCard ? 'training-learn.lead.toGo' : 'training-learn.lead.left', {
      things: formatList(things),
    })
  return hasCard && missing.length > 0
    ? t('training-learn.lead.allDone')
    : t('training-learn.lead.reading', { course })
}
