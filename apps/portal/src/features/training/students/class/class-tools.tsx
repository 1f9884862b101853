import type { StudentsWire } from '@fathom/contract/training'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Segments } from '../../../../shared/ui/choice/segments.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from '../students.module.css'
import { type ClassView, coursesOf, FILTERS } from './class-list.ts'

type Change = (part: Partial<ClassView>) => void
type Props = {
  students: StudentsWire
  view: ClassView
  counts: Record<ClassView['state'], number>
  onChange: Change
}

/** Which students: by how they get on, by course, by name. */
export function ClassTools({ students, view, counts, onChange }: Props) {
  const { t, formatNumber } = useTranslator('training-students')
  const courses = coursesOf(students)
  return (
    <div className={css.tools}>
      <div className={css.filters}>
        <Segments
          legend={t('training-students.filter.title')}
          onSelect={(state) => onChange({ state })}
          segments={FILTERS.map((key) => ({
            key,
            label: t(`training-students.filter.${key}`),
            count: formatNumber(counts[key]),
          }))}
          selected={view.state}
        />
      </div>
      <StudentSearch onSearch={(search) => onChange({ search })} search={view.search} />
      {courses.length > 1 && (
        <div className={css.course}>
          <Field label={t('training-students.course.label')}>
            <Select onChange={({ target }) => onChange({ course: target.value })} value={view.course}>
              <option value="">{t('training-students.course.all')}</option>
              {courses.map(({ packageId, title }) => (
                <option key={packageId} value={packageId}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </div>
  )
}

function StudentSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslator('training-students')
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onSearch('')
    input.current?.focus()
  }
  return (
    <search className={css.search}>
      <Icon of={Search} />
      <input
        aria-label={t('training-students.search.label')}
        maxLength={200}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onSearch(target.value)}
        placeholder={t('training-students.search.label')}
        ref={input}
        type="search"
        value={search}
      />
      {search && (
        <button aria-label={t('training-students.search.clear')} onClick={clear} type="button">
          <Icon of={X} size="sm" />
        </button>
      )}
    </search>
  )
}
