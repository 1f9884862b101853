import type { CenterStudentsWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { CourseOptions } from '../course-options.tsx'
import { FILTERS } from '../students/class-list.ts'
import { StudentSearch } from '../students/find-students.tsx'
import css from './center.module.css'
import type { CenterView } from './center.queries.ts'

type Props = Pick<CenterStudentsWire, 'instructors' | 'courses'> & {
  view: CenterView
  onChange: (part: Partial<CenterView>) => void
}

export function CenterFilters({ instructors, courses, view, onChange }: Props) {
  const { t } = useTranslator('training-center', 'training-students')
  return (
    <div className={css.filters}>
      <StudentSearch onChange={(search) => onChange({ search })} value={view.search} />
      <Field label={t('training-center.instructor')}>
        <Select onChange={({ target }) => onChange({ instructor: target.value })} value={view.instructor}>
          <option value="">{t('training-center.anyInstructor')}</option>
          <option value="none">{t('training-center.none')}</option>
          {instructors.map(({ memberNumber, name }) => (
            <option key={memberNumber} value={memberNumber}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('training-students.course.label')}>
        <Select onChange={({ target }) => onChange({ course: target.value })} value={view.course}>
          <option value="">{t('training-students.course.all')}</option>
          <CourseOptions courses={courses} />
        </Select>
      </Field>
      <Field label={t('training-center.state')}>
        <Select onChange={({ target }) => onChange({ state: target.value })} value={view.state}>
          {FILTERS.map((state) => (
            <option key={state} value={state === 'all' ? '' : state}>
              {t(`training-students.filter.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
