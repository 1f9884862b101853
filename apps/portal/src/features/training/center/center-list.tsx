import type { CenterStudentsWire, CenterStudentWire } from '@fathom/contract/training'
import { useInfiniteQuery } from '@tanstack/react-query'
import UserCheck from 'lucide-react/icons/user-check'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { CourseOptions } from '../course-options.tsx'
import { FILTERS } from '../students/class-list.ts'
import { ExportButton } from '../students/export-button.tsx'
import { NoMatch, StudentSearch } from '../students/find-students.tsx'
import { StudentsFailed } from '../students/students-states.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import css from './center.module.css'
import { type CenterView, centerStudentsQuery, EVERYONE, exportStudents } from './center.queries.ts'
import { CenterTable } from './center-table.tsx'

/** LE-10: all students of a dive center with their instructors; several are assigned at once. */
export function CenterList({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('training-center', 'training-students')
  const { view, change } = useCenterView()
  const students = useInfiniteQuery(centerStudentsQuery(useCalls(), affiliateId, locale, view))
  const { selected, select, clear } = useSelection()
  const [first] = students.data?.pages ?? []
  if (!first)
    return students.isError || students.fetchStatus === 'paused' ? (
      <StudentsFailed students={students} />
    ) : (
      <Loading label={t('training-students.loading')}>
        <Skeleton height="3.5rem" shape="block" />
        <Skeleton height="14rem" shape="block" />
      </Loading>
    )
  const rows = students.data?.pages.flatMap(({ items }) => items) ?? []
  const chosen = rows.filter(({ course }) => selected.has(course.enrolmentId))
  return (
    <>
      <CenterFilters courses={first.courses} instructors={first.instructors} onChange={change} view={view} />
      <p className="visually-hidden" role="status">
        {t('training-students.found', { count: first.people ?? first.total })}
      </p>
      {rows.length === 0 ? (
        <NoMatch onShowAll={() => change(EVERYONE)} />
      ) : (
        <Card>
          <Tools
            chosen={chosen}
            instructors={first.instructors}
            onDone={clear}
            rows={rows}
            select={select}
            view={view}
          />
          <CenterTable onSelect={select} rows={rows} selected={selected} />
          {students.hasNextPage && (
            <Button busy={students.isFetchingNextPage} kind="line" onClick={() => students.fetchNextPage()}>
              {t('training-center.more')}
            </Button>
          )}
        </Card>
      )}
    </>
  )
}

type ToolsProps = {
  rows: readonly CenterStudentWire[]
  chosen: readonly CenterStudentWire[]
  instructors: readonly { memberNumber: number; name: string }[]
  view: CenterView
  select: (rows: readonly CenterStudentWire[], isOn: boolean) => void
  onDone: () => void
}

/** What can be done with the selected students, and with all that are shown. */
function Tools({ rows, chosen, instructors, view, select, onDone }: ToolsProps) {
  const { t, locale } = useTranslator('training-center')
  const calls = useCalls()
  const [isAssigning, setIsAssigning] = useState(false)
  const open = rows.filter(isOpen)
  return (
    <div className={css.bar}>
      <Checkbox
        checked={open.length > 0 && chosen.length === open.length}
        disabled={open.length === 0}
        onChange={({ target }) => select(open, target.checked)}
      >
        {chosen.length > 0
          ? t('training-center.selected', { count: chosen.length })
          : t('training-center.selectAll')}
      </Checkbox>
      <div className={css.actions}>
        <Button disabled={chosen.length === 0} icon={UserCheck} onClick={() => setIsAssigning(true)}>
          {t('training-center.assign')}
        </Button>
        <ExportButton load={() => exportStudents(calls, view, locale)} />
      </div>
      {isAssigning && (
        <AssignDialog
          chosen={chosen}
          instructors={instructors}
          onClose={() => setIsAssigning(false)}
          onDone={onDone}
        />
      )}
    </div>
  )
}

/** A certified student keeps the instructor. */
const isOpen = ({ course }: CenterStudentWire) => course.certifiedAt === null

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = (rows: readonly CenterStudentWire[], isOn: boolean) =>
    setSelected((before) => {
      const ids = new Set(rows.map(({ course }) => course.enrolmentId))
      return isOn ? before.union(ids) : before.difference(ids)
    })
  return { selected, select, clear: () => setSelected(new Set()) }
}

/** Stored in the URL, so that Back and shared links restore it. */
function useCenterView() {
  const [query, setQuery] = useSearchParams()
  const view = Object.fromEntries(
    Object.keys(EVERYONE).map((name) => [name, query.get(name) ?? '']),
  ) as CenterView
  const change = (part: Partial<CenterView>) => {
    const given = Object.entries({ ...view, ...part }).filter(([, value]) => value !== '')
    setQuery(new URLSearchParams([['view', 'list'], ...given]), { replace: true, preventScrollReset: true })
  }
  return { view, change }
}

type Props = Pick<CenterStudentsWire, 'instructors' | 'courses'> & {
  view: CenterView
  onChange: (part: Partial<CenterView>) => void
}

function CenterFilters({ instructors, courses, view, onChange }: Props) {
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
