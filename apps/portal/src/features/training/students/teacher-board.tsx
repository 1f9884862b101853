import type { MyCourseWire, StudentsWire } from '@fathom/contract/training'
import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import type { ButtonLook } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import hero from '../../../shared/ui/surface/hero.module.css'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { hasNoAnswer } from '../dashboard/dashboard.tsx'
import { findWanted } from '../dashboard/dashboard-rules.ts'
import { CourseInFront } from '../dashboard/my-courses.tsx'
import { entitlementsQuery } from '../training.queries.ts'
import { classOf, EVERYBODY, type Place } from './class-list.ts'
import { StudentRow, useStateWords } from './student-row.tsx'
import css from './students.module.css'
import { STUDENTS, studentsQuery } from './students.queries.ts'
import { StudentsFailed, StudentsLead } from './students-states.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  affiliateId: number
  /** The course in the URL. */
  wanted: string | undefined
  /** Shown while the students load. */
  skeletons: ReactNode
  /** Cards of other features. */
  cards: ReactNode
  /** The way to write to a student. */
  messageOf: (enrolmentId: string, name: string, look?: ButtonLook) => ReactNode
}

/** The instructor's dashboard: the class first, then their own learning (SC-16, RT-08). */
export function TeacherBoard({ courses, affiliateId, wanted, skeletons, cards, messageOf }: Props) {
  const mine = courses.data ?? []
  const front = findWanted(mine, wanted)
  const others = mine.filter((course) => course !== front)
  const own = <OwnCourses affiliateId={affiliateId} mine={others} wanted={wanted} />
  const isOwnFirst = wanted !== undefined && !front
  return (
    <div className={css.screen}>
      {front && <CourseInFront course={front} courses={mine} isWanted={true} />}
      {isOwnFirst && own}
      <Class affiliateId={affiliateId} messageOf={messageOf} skeletons={skeletons} />
      {!isOwnFirst && own}
      {cards}
    </div>
  )
}

type ClassProps = Pick<Props, 'affiliateId' | 'skeletons' | 'messageOf'>

function Class({ affiliateId, skeletons, messageOf }: ClassProps) {
  const { locale } = useTranslator('training-students')
  const students: UseQueryResult<StudentsWire> = useQuery(studentsQuery(useCalls(), affiliateId, locale))
  if (students.data)
    return (
      <>
        <AsOf affiliateId={affiliateId} names={[STUDENTS]} />
        <ClassBoard messageOf={messageOf} students={students.data} />
      </>
    )
  return hasNoAnswer(students) ? <StudentsFailed students={students} /> : skeletons
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

const MOST = 4

/** The students who need attention first, and the next few. */
function ClassBoard({ students, messageOf }: Pick<Props, 'messageOf'> & { students: StudentsWire }) {
  const { t } = useTranslator('training-students')
  const [first, ...rest] = classOf(students, EVERYBODY).groups.flatMap(({ places }) => places)
  if (!first)
    return (
      <Hero
        eyebrow={t('shell.page.students')}
        text={t('training-students.none.text')}
        title={t('training-students.none.title')}
      >
        <ButtonLink kind="bright" size="lg" to={paths.students()}>
          {t('shell.page.students')}
        </ButtonLink>
      </Hero>
    )
  return (
    <>
      <FirstStudent messageOf={messageOf} place={first} />
      {rest.length > 0 && (
        <Card title={t('shell.page.students')}>
          <ul className={css.rows}>
            {rest.slice(0, MOST).map((place) => (
              <StudentRow
                key={place.course.enrolmentId + place.student.affiliateId}
                {...place}
                message={needsWord(place) && messageOf(place.course.enrolmentId, place.student.name)}
                withTeacher={false}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

const needsWord = ({ course }: Place) => course.state === 'stuck'

function FirstStudent({ place, messageOf }: Pick<Props, 'messageOf'> & { place: Place }) {
  const { student, course } = place
  const { t } = useTranslator('training-record', 'training-students')
  const wordsOf = useStateWords()
  const { affiliateId, name } = student
  return (
    <Hero
      eyebrow={t(`training-students.group.${course.state}`)}
      text={
        <>
          <bdi>{course.title}</bdi>. {wordsOf(course)}
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

/** Below the greeting: the class in one sentence. */
export function TeacherLead({ affiliateId }: { affiliateId: number }) {
  const { locale } = useTranslator('training-students')
  return <StudentsLead students={useQuery(studentsQuery(useCalls(), affiliateId, locale)).data} />
}
