import type { MyCourseWire, StudentsWire } from '@fathom/contract/training'
import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isFirstAnswerWaiting } from '../../../shared/first-answer.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import hero from '../../../shared/ui/surface/hero.module.css'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { CLASSES, classesQuery } from '../classes/classes.queries.ts'
import { useSessionWords } from '../classes/session-words.ts'
import { hasNoAnswer } from '../dashboard/dashboard.tsx'
import { findWanted } from '../dashboard/dashboard-rules.ts'
import { CourseInFront } from '../dashboard/my-courses.tsx'
import { entitlementsQuery } from '../training.queries.ts'
import { CenterBoard } from './center-board.tsx'
import { everyoneOf, type Place } from './class-list.ts'
import { useFormsWords, useStateWords } from './student-row.tsx'
import { type MessageOf, needsWord, StudentRows } from './student-rows.tsx'
import css from './students.module.css'
import { STUDENTS, studentsQuery } from './students.queries.ts'
import { StudentsFailed, StudentsLead } from './students-states.tsx'
import { type HelpToday, needHelpToday, nextSession, type TodaysSession, todaysSessions } from './today.ts'
import { TodayCard } from './today-card.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  affiliateId: number
  /** The course in the URL. */
  wanted: string | undefined
  /** Shown while the students load. */
  skeletons: ReactNode
  /** Cards of other features. */
  cards: ReactNode
  /** What else waits for the user, from other features. */
  waiting: ReactNode
  /** Only for a dive center: the guests whose forms aren't in order, a row each. */
  guests?: readonly ReactNode[]
  isCenter: boolean
  /** The way to write to a student. */
  messageOf: MessageOf
}

/** The home of those who teach: their people first, then their own learning (SC-16, SN-01, RT-08). */
export function TeacherBoard({ courses, wanted, cards, ...people }: Props) {
  const { affiliateId } = people
  const mine = courses.data ?? []
  const front = findWanted(mine, wanted)
  const others = mine.filter((course) => course !== front)
  const own = <OwnCourses affiliateId={affiliateId} mine={others} wanted={wanted} />
  const isOwnFirst = wanted !== undefined && !front
  return (
    <div className={css.screen}>
      {front && <CourseInFront course={front} courses={mine} isWanted={true} />}
      {isOwnFirst && own}
      <Class {...people} />
      {!isOwnFirst && own}
      {cards}
    </div>
  )
}

/** Whether the first answers, or the words for them, are missing. */
export function useIsClassWaiting(affiliateId: number): boolean {
  const { locale } = useTranslator(
    ...(['training-students', 'training-record', 'training-learn'] as const),
    ...(['training-classes', 'forms-standing'] as const),
  )
  const calls = useCalls()
  const students = useQuery(studentsQuery(calls, affiliateId, locale))
  const classes = useQuery(classesQuery(calls, { affiliateId, culture: locale }))
  return isFirstAnswerWaiting(students) || isFirstAnswerWaiting(classes)
}

export function ClassLead({ affiliateId, isWaiting }: { affiliateId: number; isWaiting: boolean }) {
  const { locale } = useTranslator()
  const { data } = useQuery(studentsQuery(useCalls(), affiliateId, locale))
  return isWaiting ? <Skeleton width="60%" /> : <StudentsLead students={data} />
}

type ClassProps = Omit<Props, 'courses' | 'wanted' | 'cards'>

/** SN-04: today's sessions decide who stands first, so the students wait for them. */
function Class({ skeletons, guests = [], ...props }: ClassProps) {
  const { affiliateId, isCenter } = props
  const { locale } = useTranslator('training-students')
  const calls = useCalls()
  const students: UseQueryResult<StudentsWire> = useQuery(studentsQuery(calls, affiliateId, locale))
  const classes = useQuery(classesQuery(calls, { affiliateId, culture: locale }))
  if (hasNoAnswer(students)) return <StudentsFailed students={students} />
  if (!students.data || isFirstAnswerWaiting(classes)) return skeletons
  const now = new Date()
  const today = todaysSessions(classes.data ?? [], students.data, now)
  const given = { ...props, students: students.data, today, next: nextSession(classes.data ?? [], now) }
  return (
    <>
      <AsOf affiliateId={affiliateId} names={[STUDENTS, CLASSES]} />
      {isCenter ? (
        <CenterBoard {...given} guests={guests} />
      ) : (
        <ClassBoard {...given} help={needHelpToday(today, now)} />
      )}
    </>
  )
}

type OwnCoursesProps = { affiliateId: number; mine: readonly MyCourseWire[]; wanted: string | undefined }

/** The instructor's own learning: courses they take, and courses they may start (NV-05 links here). */
function OwnCourses({ affiliateId, mine, wanted }: OwnCoursesProps) {
  const { t } = useTranslator('training-students', 'training-learn')
  const entitled = useQuery(entitlementsQuery(useCalls(), affiliateId)).data ?? []
  const open = entitled.filter(({ packageId }) => !mine.some((course) => course.packageId === packageId))
  const isThere = mine.length + open.length > 0
  const place = useFocus(isThere && wanted !== undefined)
  if (!isThere) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Card title={t('shell.nav.myCourses')}>
        <List>
          {mine.map(({ enrolmentId, packageId, title, next, activities }) => (
            <ListRow
              key={enrolmentId}
              lead={<Tile icon={GraduationCap} />}
              text={
                next
                  ? t('training-learn.step.next', { lesson: next.title })
                  : t(activities.length > 0 ? 'training-learn.theoryDone' : 'training-learn.resume.inPerson')
              }
              title={title}
              to={paths.course(packageId)}
            />
          ))}
          {open.map(({ packageId, title, hasLessons = true }) => (
            <ListRow
              key={packageId}
              lead={<Tile icon={GraduationCap} />}
              text={t(hasLessons ? 'training-students.neverActive' : 'training-learn.resume.inPerson')}
              title={title}
              to={paths.course(packageId)}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}

/** Moves the focus to the course that the URL names. */
function useFocus(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) place.current?.querySelector('a')?.focus()
  }, [isWanted])
  return place
}

type BoardProps = Pick<Props, 'waiting' | 'messageOf'> & {
  students: StudentsWire
  today: readonly TodaysSession[]
}

/** The students who need help today or need attention first, today's sessions, and the next few. */
function ClassBoard({
  students,
  today,
  help,
  waiting,
  messageOf,
}: BoardProps & { help: readonly HelpToday[] }) {
  const { t } = useTranslator('training-students')
  const helped = help.map(({ place }) => place)
  const others = everyoneOf(students).filter(
    ({ course }) => !helped.some((place) => place.course.enrolmentId === course.enrolmentId),
  )
  const [first, ...rest] = [...helped, ...others]
  if (!first)
    return (
      <>
        <Hero
          eyebrow={t('shell.page.students')}
          text={t('training-students.none.text')}
          title={t('training-students.none.title')}
        >
          <ButtonLink kind="bright" size="lg" to={paths.students()}>
            {t('shell.page.students')}
          </ButtonLink>
        </Hero>
        {waiting}
      </>
    )
  return (
    <>
      <FirstStudent help={help[0]} messageOf={messageOf} place={first} />
      {today.length > 0 && <TodayCard sessions={today} />}
      {waiting}
      <StudentRows messageOf={messageOf} places={rest} />
    </>
  )
}

type FirstProps = Pick<Props, 'messageOf'> & { place: Place; help: HelpToday | undefined }

function FirstStudent({ place, help, messageOf }: FirstProps) {
  const { student, course } = place
  const { t } = useTranslator('training-record', 'training-students')
  const wordsOf = useStateWords()
  const formsWords = useFormsWords()
  const { timesOf } = useSessionWords()
  const { affiliateId, name } = student
  const words = help ? formsWords(course.formsInTheWay) || wordsOf(course) : wordsOf(course)
  return (
    <Hero
      eyebrow={
        help
          ? t('training-students.today.help', { time: timesOf(help.session) })
          : t(`training-students.group.${course.state}`)
      }
      text={
        <>
          <bdi>{course.title}</bdi>. {words}
          {course.isReported && ` ${t('training-record.reported')}.`}
        </>
      }
      title={<bdi>{name}</bdi>}
    >
      {needsWord(place) && messageOf(course.enrolmentId, name, { kind: 'bright', size: 'lg' })}
      <ButtonLink
        kind="bright"
        size="lg"
        to={paths.studentERecord({ id: String(affiliateId), affiliateId }, course.packageId)}
      >
        {t('shell.page.studentERecord')}
      </ButtonLink>
      <span className={hero.glass}>
        <ButtonLink kind="quiet" size="lg" to={paths.students()}>
          {t('training-students.noMatch.showAll')}
        </ButtonLink>
      </span>
    </Hero>
  )
}

type HeroProps = { eyebrow: string; title: ReactNode; text: ReactNode; children: ReactNode }

function Hero({ eyebrow, title, text, children }: HeroProps) {
  return (
    <section aria-labelledby="class-board" className={hero.hero}>
      <div className={hero.art}>
        <Drawing of={resumeScene('class')} width="full" />
      </div>
      <div>
        <p className={hero.eyebrow}>{eyebrow}</p>
        <h2 className={hero.title} id="class-board">
          {title}
        </h2>
        <p className={hero.text}>{text}</p>
      </div>
      <div className={hero.acts}>{children}</div>
    </section>
  )
}
