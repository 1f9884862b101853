import type { StudentsWire } from '@fathom/contract/training'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { everyoneOf, type Place } from './class-list.ts'
import { useFormsWords } from './student-row.tsx'
import { type MessageOf, StudentRows } from './student-rows.tsx'
import css from './students.module.css'
import type { nextSession, TodaysSession } from './today.ts'
import { TodayCard } from './today-card.tsx'

type Props = {
  students: StudentsWire
  today: readonly TodaysSession[]
  next: ReturnType<typeof nextSession>
  /** What else waits for the dive center, from other features. */
  waiting: ReactNode
  /** The guests whose forms aren't in order, a row each. */
  guests: readonly ReactNode[]
  messageOf: MessageOf
}

/** SN-01: today's people and forms, then who needs attention. */
export function CenterBoard({ students, today, next, waiting, guests, messageOf }: Props) {
  const { t } = useTranslator('training-students')
  const everyone = everyoneOf(students)
  return (
    <>
      <div className={css.pair}>
        <TodayCard next={next} sessions={today} />
        <FormsCard guests={guests} places={everyone} />
      </div>
      {waiting}
      {everyone.length > 0 ? (
        <StudentRows messageOf={messageOf} places={everyone} withTeacher={true} />
      ) : (
        <Card title={t('training-students.none.title')}>
          <p>{t('training-students.none.text')}</p>
        </Card>
      )}
    </>
  )
}

const MOST_FORMS = 5

/** TS-04: whose forms keep them out of the water, and why. */
function FormsCard({ places, guests }: { places: readonly Place[]; guests: readonly ReactNode[] }) {
  const { t } = useTranslator('training-students')
  const wordsOf = useFormsWords()
  const open = places.filter(({ course }) => course.formsInTheWay.length > 0)
  // The forms are a person's, not a course's.
  const people = [...new Map(open.map((place) => [place.student.affiliateId, place])).values()]
  const rows = [
    ...guests,
    ...people.map(({ student: { affiliateId, name }, course }) => (
      <ListRow
        key={affiliateId}
        lead={<Avatar name={name} />}
        text={wordsOf(course.formsInTheWay)}
        title={<bdi>{name}</bdi>}
        to={paths.studentERecord({ id: String(affiliateId), affiliateId }, course.packageId)}
      />
    )),
  ]
  return (
    <Card
      aside={<Link to={paths.counter()}>{t('shell.page.counter')}</Link>}
      title={t('training-students.forms.title')}
    >
      {rows.length === 0 ? (
        <p>{t('training-students.forms.none')}</p>
      ) : (
        <List>{rows.slice(0, MOST_FORMS)}</List>
      )}
    </Card>
  )
}
