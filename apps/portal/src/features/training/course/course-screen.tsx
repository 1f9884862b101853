import type { CourseDetailsWire, CourseRecordWire, MyCourseWire } from '@fathom/contract/training'
import { languageNames } from '@fathom/domain/translations'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import BookOpen from 'lucide-react/icons/book-open'
import { type ReactNode, useContext } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed, isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { isForeign } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { priceText } from '../../../shared/price-text.ts'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { CoursePrices, type PriceOf } from '../course-prices.ts'
import { MissingCard } from '../dashboard/missing-card.tsx'
import { FindCard } from '../find/find-card.tsx'
import { GlossaryCard } from '../find/glossary-card.tsx'
import { affiliatedQuery, courseDetailsQuery, courseQuery } from '../learning.queries.ts'
import { NotesCard } from '../notes/notes-card.tsx'
import { LessonOutline } from '../player/lesson-outline.tsx'
import { PracticeCard } from '../practice/practice-card.tsx'
import css from './course.module.css'
import { CourseAction, isTaught } from './course-action.tsx'
import { CourseFailed, CourseSkeleton, NoCourse, TeacherCard } from './course-parts.tsx'
import { RESOURCES } from './resources.ts'

type Props = {
  id: string
  affiliateId: number
  priceOf: PriceOf
  children?: ReactNode
  /** What concerns the student next, above everything else. */
  notice?: ReactNode
  messageOf?: (enrolmentId: string) => ReactNode
}

/** RT-10: one course, for learners and for visitors. */
export function CourseScreen({ id, affiliateId, priceOf, children, notice, messageOf }: Props) {
  const { locale } = useTranslator('training-course', 'training-learn')
  const { course, data, isPending } = useCourse(id, affiliateId)
  const details = useQuery(courseDetailsQuery(useCalls(), id, locale)).data
  usePageName(data?.title)
  if (!data) {
    if (isMissing(course.error)) return <NoCourse id={id} />
    return isPending ? <CourseSkeleton /> : <CourseFailed course={course} />
  }
  const about = <AboutCard course={data} details={details} />
  const isEmpty = !isTaught(data) && !data.enrolment?.missing.length
  return (
    <CoursePrices value={priceOf}>
      <CourseHero course={data} />
      {notice}
      <div className={css.columns}>
        <div className={css.main}>
          {data.enrolment && <PracticeCard affiliateId={affiliateId} courseId={data.packageId} />}
          {data.enrolment && (
            <StudyCards affiliateId={affiliateId} course={data} enrolment={data.enrolment} />
          )}
          {!data.enrolment && isTaught(data) && <OutlineCard course={data} />}
          {isEmpty && about}
        </div>
        <div className={css.aside}>
          {children}
          {!isEmpty && about}
          {data.enrolment && (
            <OwnTeacher course={data.enrolment} message={messageOf?.(data.enrolment.enrolmentId)} />
          )}
          <AtHand />
        </div>
      </div>
    </CoursePrices>
  )
}

type StudyCardsProps = { affiliateId: number; course: CourseRecordWire; enrolment: MyCourseWire }

/** For students: search, lessons, notes and glossary (LE-08). */
function StudyCards({ affiliateId, course, enrolment }: StudyCardsProps) {
  const { enrolmentId, activities, missing } = enrolment
  const found = { affiliateId, enrolmentId, courseId: course.packageId }
  if (activities.length === 0) return missing.length > 0 && <MissingCard course={enrolment} />
  return (
    <>
      <FindCard {...found} />
      <OutlineCard course={course} />
      <NotesCard affiliateId={affiliateId} course={course} enrolmentId={enrolmentId} />
      <GlossaryCard {...found} />
    </>
  )
}

/** Who teaches the user this course now (CA-22); `teacher` is who it was when the course was opened. */
type OwnTeacherProps = { course: MyCourseWire; message: ReactNode }

function OwnTeacher({ course, message }: OwnTeacherProps) {
  const { packageId, teacher, certifiedAt } = course
  const { data: affiliated } = useQuery(affiliatedQuery(useCalls(), packageId))
  const change = certifiedAt === null ? paths.courseStore(packageId) : undefined
  return <TeacherCard change={change} message={message} teacher={affiliated ?? teacher} />
}

/** Short reference pages (RT-10). */
function AtHand() {
  const { t } = useTranslator('training-course')
  return (
    <Card title={t('training-course.atHand')}>
      <List>
        {RESOURCES.map((name) => (
          <ListRow
            key={name}
            lead={<Tile icon={BookOpen} tone="plain" />}
            title={t(`training-course.resource.${name}`)}
            to={paths.content(name)}
          />
        ))}
      </List>
    </Card>
  )
}

const isRefused = (error: unknown) => error instanceof CallFailed && (error.status ?? 500) < 500

/** The course, or offline the copy stored with its lessons; `isPending` until either is available. */
function useCourse(id: string, affiliateId: number) {
  const { locale } = useTranslator('training-learn')
  const course = useQuery(courseQuery(useCalls(), id, locale))
  const isSilent = hasNoAnswer(course)
  const stored = useQuery({
    queryKey: ['training', 'stored', affiliateId, id],
    queryFn: async (): Promise<CourseRecordWire | null> => {
      const { findLesson } = await import('../player/stored-lesson.ts')
      return (await findLesson(affiliateId, id, undefined))?.course ?? null
    },
    enabled: isSilent,
    networkMode: 'always',
    staleTime: 0,
  })
  const data = course.data ?? (isSilent ? (stored.data ?? undefined) : undefined)
  const isPending =
    !data && (isSilent ? stored.isPending : course.isPending && course.fetchStatus !== 'paused')
  return { course, data, isPending }
}

const hasNoAnswer = ({ data, error, isError, fetchStatus }: UseQueryResult<CourseRecordWire>): boolean =>
  data === undefined && ((isError && !isRefused(error)) || fetchStatus === 'paused')

function OutlineCard({ course }: { course: CourseRecordWire }) {
  const { t, locale } = useTranslator('training-course', 'training-learn')
  const { activities, enrolment, culture } = course
  const parts = enrolment?.activities ?? activities
  const lessons = parts.filter(({ kind }) => kind === 'lesson')
  const aside = enrolment
    ? t('training-learn.missing.count', { done: enrolment.lessonsDone, of: enrolment.lessons })
    : t('training-learn.toGo.lessons', { count: lessons.length })
  return (
    <Card aside={lessons.length > 0 && aside} title={t('training-learn.outline')}>
      {culture && parts.length > 0 && isForeign(culture, locale) && (
        <p className={css.language}>
          {t('training-course.course.language', { language: languageNames([culture], locale)[0] ?? culture })}
        </p>
      )}
      {parts.length > 0 ? (
        <LessonOutline
          activities={parts}
          courseId={course.packageId}
          culture={culture}
          isOpen={enrolment !== null}
        />
      ) : (
        <p>{t('training-learn.resume.inPersonOnly')}</p>
      )}
    </Card>
  )
}

/** The course, the user's progress, and the next action. */
function CourseHero({ course }: { course: CourseRecordWire }) {
  const { t, formatPercent } = useTranslator('training-course', 'training-learn')
  const { title, summary, scene, enrolment } = course
  return (
    <>
      <Crumb to={paths.dashboard()}>{t('shell.page.dashboard')}</Crumb>
      <header className={css.hero}>
        <div className={css.scene}>
          <Drawing of={courseScene(scene, 'course')} width="full" />
        </div>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.summary}>{summary}</p>
          {enrolment && enrolment.activities.length > 0 && (
            <div className={css.progress}>
              <ProgressBar label={t('training-course.course.progress')} value={enrolment.progress} />
              <p>{t('training-learn.ring', { share: formatPercent(enrolment.progress) })}</p>
            </div>
          )}
          <CourseAction course={course} />
        </div>
      </header>
    </>
  )
}

type AboutCardProps = { course: CourseRecordWire; details: CourseDetailsWire | undefined }

/** Level, length, languages, and the requirements. */
function AboutCard({ course, details }: AboutCardProps) {
  const translator = useTranslator('training-course', 'training-learn')
  const { t, locale, formatList } = translator
  const { packageId, level, minutes, dives, price, enrolment, activities } = course
  const priceOf = useContext(CoursePrices)
  const asks = useAsks(details)
  // Rounded to half an hour; minutes would be too precise.
  const timeOf = (length: number) =>
    length < 60
      ? t('training-course.about.minutes', { minutes: length })
      : t('training-course.about.hours', { hours: Math.round(length / 30) / 2 })
  return (
    <Card title={t('training-course.about.title')}>
      <Facts>
        <Fact name={t('training-course.about.level')}>{t(`training-learn.level.${level}`)}</Fact>
        {minutes > 0 && activities.length > 0 && (
          <Fact name={t('training-course.about.theory')}>{timeOf(minutes)}</Fact>
        )}
        <Fact name={t('training-course.about.dives')}>
          {dives > 0 ? t('training-learn.dives', { count: dives }) : t('training-learn.theoryOnly')}
        </Fact>
        {details && details.cultures.length > 0 && (
          <Fact name={t('training-course.about.languages')}>
            {formatList(languageNames(details.cultures, locale))}
          </Fact>
        )}
        {asks.length > 0 && <Fact name={t('training-course.about.asks')}>{formatList(asks)}</Fact>}
        {price && !enrolment && (
          <Fact name={t('training-course.about.price')}>
            {priceOf(packageId, <bdi>{priceText(translator, price)}</bdi>)}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

/** What a course requires for certification besides lessons and dives. */
function useAsks(details: CourseDetailsWire | undefined): string[] {
  const { t } = useTranslator('training-course', 'training-learn')
  if (!details) return []
  const { release, medical, skills, photo } = details.requirements
  return [
    ...(medical ? [t('training-course.ask.medical')] : []),
    ...(release ? [t('training-course.ask.release')] : []),
    ...(skills > 0 ? [t('training-learn.toGo.skills', { count: skills })] : []),
    ...(photo ? [t('training-learn.toGo.photos', { count: 1 })] : []),
  ]
}
