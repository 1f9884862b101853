import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import type { ButtonLook } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import type { Place } from './class-list.ts'
import { StudentRow } from './student-row.tsx'
import css from './students.module.css'

/** The way to write to a student. */
export type MessageOf = (enrolmentId: string, name: string, look?: ButtonLook) => ReactNode

const MOST = 4

export const needsWord = ({ course }: Place): boolean => course.state === 'stuck'

type Props = { places: readonly Place[]; messageOf: MessageOf; withTeacher?: boolean }

/** The first few students, on the home page. */
export function StudentRows({ places, messageOf, withTeacher = false }: Props) {
  const { t } = useTranslator('training-students')
  if (places.length === 0) return null
  return (
    <Card
      aside={<Link to={paths.students()}>{t('training-students.noMatch.showAll')}</Link>}
      title={t('shell.page.students')}
    >
      <ul className={css.rows}>
        {places.slice(0, MOST).map((place) => (
          <StudentRow
            key={place.course.enrolmentId + place.student.affiliateId}
            {...place}
            message={needsWord(place) && messageOf(place.course.enrolmentId, place.student.name)}
            withTeacher={withTeacher}
          />
        ))}
      </ul>
    </Card>
  )
}
