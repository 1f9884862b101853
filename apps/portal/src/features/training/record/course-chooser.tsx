import type { MyCourseWire } from '@fathom/contract/training'
import type { ChangeEvent } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { CourseOptions } from '../course-options.tsx'
import { findCourse } from './find-course.ts'
import css from './record.module.css'

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
