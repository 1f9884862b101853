import type { CenterStudentWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import css from './center.module.css'

type Props = {
  rows: readonly CenterStudentWire[]
  selected: ReadonlySet<string>
  onSelect: (rows: readonly CenterStudentWire[], isOn: boolean) => void
}

/** A row for each student and course; in a narrow place the cells are stacked. */
export function CenterTable({ rows, selected, onSelect }: Props) {
  const { t } = useTranslator('training-center', 'training-students')
  const columns: readonly Column<CenterStudentWire>[] = [
    {
      key: 'student',
      header: t('training-center.student'),
      cell: (row) => (
        <Student isSelected={selected.has(row.course.enrolmentId)} onSelect={onSelect} row={row} />
      ),
    },
    {
      key: 'course',
      header: t('training-students.course.label'),
      cell: ({ course }) => <bdi>{course.title}</bdi>,
    },
    {
      key: 'instructor',
      header: t('training-center.instructor'),
      cell: ({ memberName }) => (memberName ? <bdi>{memberName}</bdi> : t('training-center.none')),
    },
    {
      key: 'state',
      header: t('training-center.state'),
      cell: ({ course }) => t(`training-students.state.${course.state}`),
    },
  ]
  return (
    <Table
      caption={t('shell.page.students')}
      columns={columns}
      rowKey={({ course }) => course.enrolmentId}
      rows={rows}
    />
  )
}

type StudentProps = { row: CenterStudentWire; isSelected: boolean; onSelect: Props['onSelect'] }

function Student({ row, isSelected, onSelect }: StudentProps) {
  const { t } = useTranslator('training-center')
  const { affiliateId, name, course } = row
  return (
    <span className={css.student}>
      <Checkbox
        checked={isSelected}
        disabled={course.certifiedAt !== null}
        onChange={({ target }) => onSelect([row], target.checked)}
      >
        <span className="visually-hidden">{t('training-center.select', { name, course: course.title })}</span>
      </Checkbox>
      <Link to={paths.studentERecord({ id: String(affiliateId), affiliateId }, course.packageId)}>
        <bdi>{name}</bdi>
      </Link>
    </span>
  )
}
