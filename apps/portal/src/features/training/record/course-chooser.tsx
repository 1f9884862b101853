import type { MyCourseWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { CourseOptions } from '../course-options.tsx'
import css from './record.module.css'
import { Reply } from './record-reply.tsx'

type Props = {
  courses: readonly MyCourseWire[]
  /** A course or an enrollment id. */
  id: string | undefined
  pathOf: (packageId: string) => string
}

/** Switches to another course; hidden when there is only one. */
export function CourseChooser({ courses, id, pathOf }: Props) {
  const { t } = useTranslator('training-records')
  const navigate = useNavigate()
  const chosen = findCourse(courses, id)
  if (courses.length < 2 && (chosen || courses.length === 0)) return null
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => void navigate(pathOf(target.value))
  return (
    <div className={css.chooser}>
      <Field label={t('training-records.chooser')}>
        <Select onChange={choose} value={chosen?.packageId ?? ''}>
          {!chosen && <option value="" />}
          <CourseOptions courses={courses} />
        </Select>
      </Field>
    </div>
  )
}

type ChosenCourseProps = {
  courses: UseQueryResult<MyCourseWire[]>
  courseId: string | undefined
  none?: ReactNode
  children: (id: string) => ReactNode
}

/** RT-10: the course in the URL, or the last used one. */
export function ChosenCourse({ courses, courseId, none = <NoCourses />, children }: ChosenCourseProps) {
  const { t } = useTranslator('training-records')
  if (courseId !== undefined) return children(courseId)
  return (
    <Reply failed={t('training-records.failed.courses')} id="" of={courses}>
      {([newest]) => (newest ? children(newest.packageId) : none)}
    </Reply>
  )
}

function NoCourses() {
  const { t } = useTranslator('training-records')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-records.none.action')}</ButtonLink>}
        drawing={slate}
        title={t('training-records.none.title')}
      >
        {t('training-records.none.text')}
      </EmptyState>
    </Card>
  )
}

/** Finds by the id of the course or of the enrollment. */
export const findCourse = (
  courses: readonly MyCourseWire[] | undefined,
  id: string | undefined,
): MyCourseWire | undefined =>
  courses?.find(({ packageId, enrolmentId }) => packageId === id || enrolmentId === id)
