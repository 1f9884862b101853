import type { MissingWire, MyCourseWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Ring } from '../../../shared/ui/feedback/ring.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './dashboard.module.css'
import { MissingCard } from './missing-card.tsx'
import { Resume } from './resume.tsx'

type Props = { courses: readonly MyCourseWire[]; course: MyCourseWire; isWanted: boolean }

/** The course to continue, the form that is due first in any course, and what is missing. */
export function CourseInFront({ courses, course, isWanted }: Props) {
  return (
    <div className={css.columns}>
      <Resume course={course} isWanted={isWanted} key={course.enrolmentId} />
      <DueForm courses={courses} front={course} />
      {course.missing.length > 0 && <MissingCard course={course} />}
    </div>
  )
}

type Form = Extract<MissingWire, { step: 'release' | 'medical' }>

type Due = Form & { dueOn: string; course: MyCourseWire }

/** RT-08: the form that is due first in any course; a form without a date is not due. */
const dueForm = (courses: readonly MyCourseWire[]): Due | undefined =>
  courses
    .flatMap((course) => course.missing.map((step) => ({ ...step, course })))
    .filter((step): step is Form & { course: MyCourseWire } => ['release', 'medical'].includes(step.step))
    .filter((step): step is Due => step.state !== 'done' && step.dueOn !== null)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0]

type DueFormProps = { courses: readonly MyCourseWire[]; front: MyCourseWire }

function DueForm({ courses, front }: DueFormProps) {
  const { t, formatDate } = useTranslator('training-learn')
  const due = dueForm(courses)
  if (!due) return null
  const { course } = due
  const { memberName } = course.teacher
  const day = formatDate(due.dueOn.slice(0, 10), { weekday: 'long', day: 'numeric', month: 'long' })
  const isToFill = due.form === 'missing' || due.form === 'expired' || due.form === 'details-changed'
  const to = due.step === 'medical' && isToFill ? paths.medicalForm() : paths.formsApplications()
  return (
    <section aria-labelledby="due-form" className={css.due}>
      <div className={css.slate}>
        <Drawing of={slate} width="sm" />
      </div>
      <div className={css.dueWords}>
        <p className={css.dueDay}>{t('training-learn.due.day', { day })}</p>
        <h2 className={css.dueTitle} id="due-form">
          {t(`training-learn.step.${due.step}`)}
        </h2>
        {course !== front && (
          <p>
            <bdi lang={langOf(course.culture)}>{course.title}</bdi>
          </p>
        )}
        <p>
          {memberName && <>{t('training-learn.due.teacher', { teacher: memberName })} </>}
          {t(`training-learn.due.${due.step}`)}
        </p>
      </div>
      <ButtonLink kind="primary" to={to}>
        {t(`training-learn.due.${isToFill ? 'fill' : 'open'}`)}
      </ButtonLink>
    </section>
  )
}

type OthersProps = {
  courses: readonly MyCourseWire[]
  /** Whether one of the user's courses stands above them. */
  isBelowFront?: boolean
}

/** The user's other courses, each with its progress ring. */
export function OtherCourses({ courses, isBelowFront = true }: OthersProps) {
  const { t, formatPercent } = useTranslator('training-learn')
  if (courses.length === 0) return null
  const theoryWords = ({ next, activities, missing, kind }: MyCourseWire) => {
    if (next) return t('training-learn.step.next', { lesson: next.title })
    if (activities.length > 0) return t('training-learn.theoryDone')
    return t(`training-learn.resume.${missing.length > 0 || kind === 'pro' ? 'inPerson' : 'noLessonsText'}`)
  }
  return (
    <div className={css.others}>
      <Card title={t(isBelowFront ? 'training-learn.others' : 'shell.nav.myCourses')}>
        <List>
          {courses.map((course) => (
            <ListRow
              key={course.enrolmentId}
              lead={
                course.activities.length > 0 ? (
                  <Ring
                    label={t('training-learn.ring', { share: formatPercent(course.progress) })}
                    size="sm"
                    value={course.progress}
                  >
                    <span className={css.small}>{formatPercent(course.progress)}</span>
                  </Ring>
                ) : (
                  <Tile icon={Waves} />
                )
              }
              text={theoryWords(course)}
              title={course.title}
              to={paths.course(course.packageId)}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}
