import type { StudentsWire } from '@fathom/contract/training'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Segments } from '../../../../shared/ui/choice/segments.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { SearchInput } from '../../../../shared/ui/form/search-input.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { CourseOptions } from '../../course-options.tsx'
import css from '../students.module.css'
import { type ClassView, coursesOf, FILTERS } from './class-list.ts'

type Change = (part: Partial<ClassView>) => void
type Props = {
  students: StudentsWire
  view: ClassView
  counts: Record<ClassView['state'], number>
  onChange: Change
}

/** Filters students by progress, course and name. */
export function ClassTools({ students, view, counts, onChange }: Props) {
  const { t, formatNumber } = useTranslator('training-students')
  const courses = coursesOf(students)
  const filters = useShownChoice(view.state)
  const search = (text: string) => onChange({ search: text })
  return (
    <div className={css.tools}>
      <div className={css.filters} ref={filters}>
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
      <SearchInput
        clearLabel={t('training-students.search.clear')}
        hint={t('training-students.search.label')}
        label={t('training-students.search.label')}
        onNow={search}
        onType={search}
        value={view.search}
      />
      {courses.length > 1 && (
        <div className={css.course}>
          <Field label={t('training-students.course.label')}>
            <Select onChange={({ target }) => onChange({ course: target.value })} value={view.course}>
              <option value="">{t('training-students.course.all')}</option>
              <CourseOptions courses={courses} />
            </Select>
          </Field>
        </div>
      )}
    </div>
  )
}

/** On a phone the filters are wider than the page, so scroll the selected one into view. */
function useShownChoice(state: ClassView['state']) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = place.current?.querySelector('input:checked')?.closest('label')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [state])
  return place
}
