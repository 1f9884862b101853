import type { StudentsWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { CourseOptions } from '../course-options.tsx'
import { type ClassView, classOf, coursesOf, EVERYBODY, FILTERS } from './class-list.ts'
import { ExportButton } from './export-button.tsx'
import { NoMatch, StudentSearch } from './find-students.tsx'
import { StudentRow } from './student-row.tsx'
import css from './students.module.css'
import { exportMyStudents } from './students.queries.ts'

const isEverybody = ({ state, course, search }: ClassView) =>
  state === 'all' && course === '' && search === ''

type ClassBodyProps = {
  students: StudentsWire
  formsOf?: ((student: number) => ReactNode) | undefined
  messageOf?: ((enrolmentId: string, name: string) => ReactNode) | undefined
}

/** The class: who is stuck, who is ready, and why. */
export function ClassBody({ students, formsOf, messageOf }: ClassBodyProps) {
  const { t, locale, formatNumber } = useTranslator('training-students')
  const calls = useCalls()
  const { view, change } = useClassView()
  const { groups, counts, shown } = classOf(students, view)
  const withTeacher = new Set(students.flatMap(({ memberName }) => memberName ?? [])).size > 1
  return (
    <>
      <ClassTools counts={counts} onChange={change} students={students} view={view} />
      <p className="visually-hidden" role="status">
        {t('training-students.found', { count: shown })}
      </p>
      {shown > 0 && (
        <div className={css.export}>
          <ExportButton load={() => exportMyStudents(calls, view, locale)} />
        </div>
      )}
      {shown === 0 && (isEverybody(view) ? <Nobody /> : <NoMatch onShowAll={() => change(EVERYBODY)} />)}
      {groups.map(({ state, places }) => (
        <Card aside={formatNumber(places.length)} key={state} title={t(`training-students.group.${state}`)}>
          <ul className={css.rows}>
            {places.map((place) => (
              <StudentRow
                key={place.course.enrolmentId + place.student.affiliateId}
                {...place}
                forms={formsOf?.(place.student.affiliateId)}
                message={messageOf?.(place.course.enrolmentId, place.student.name)}
                withTeacher={withTeacher}
              />
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

/** Empty state: all students are certified. */
function Nobody() {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('training-students.none.title')}>
        {t('training-students.none.text')}
      </EmptyState>
    </Card>
  )
}

/** The filters of the class, stored in the URL so that Back and shared links restore them. */
function useClassView() {
  const [query, setQuery] = useSearchParams()
  const state = FILTERS.find((filter) => filter === query.get('state')) ?? EVERYBODY.state
  const view: ClassView = { state, course: query.get('course') ?? '', search: query.get('search') ?? '' }
  const change = (part: Partial<ClassView>) => {
    const next = { ...view, ...part }
    const given = Object.entries(next).filter(([name, value]) => value !== EVERYBODY[name as keyof ClassView])
    setQuery(new URLSearchParams(given), { replace: true, preventScrollReset: true })
  }
  return { view, change }
}

type Change = (part: Partial<ClassView>) => void

type Props = {
  students: StudentsWire
  view: ClassView
  counts: Record<ClassView['state'], number>
  onChange: Change
}

/** Filters students by progress, course and name. */
function ClassTools({ students, view, counts, onChange }: Props) {
  const { t, formatNumber } = useTranslator('training-students')
  const courses = coursesOf(students)
  const filters = useShownChoice(view.state)
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
      <StudentSearch onChange={(search) => onChange({ search })} value={view.search} />
      {courses.length > 1 && (
        <Field label={t('training-students.course.label')}>
          <Select onChange={({ target }) => onChange({ course: target.value })} value={view.course}>
            <option value="">{t('training-students.course.all')}</option>
            <CourseOptions courses={courses} />
          </Select>
        </Field>
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
