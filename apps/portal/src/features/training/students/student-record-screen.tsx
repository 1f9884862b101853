import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { ChosenCourse } from '../record/chosen-course.tsx'
import { CourseChooser } from '../record/course-chooser.tsx'
import css from '../record/record.module.css'
import { recordQuery, studentCoursesQuery } from '../record/record.queries.ts'
import { RecordActions } from '../record/record-actions.tsx'
import { Certify } from './certify.tsx'
import { StudentRecord } from './student-record.tsx'

type Props = {
  student: number
  courseId: string | undefined
  /** Whether the reader may certify students. */
  mayCertify: boolean
}

/** RT-11: the record of a student the user teaches. */
export function StudentRecordScreen({ student, courseId, mayCertify }: Props) {
  const { t, locale } = useTranslator('training-records', 'training-students')
  const calls = useCalls()
  const courses = useQuery(studentCoursesQuery(calls, student, locale))
  const id = courseId ?? courses.data?.[0]?.packageId
  const of = { id: id ?? '', student, culture: locale }
  const { data: record } = useQuery({ ...recordQuery(calls, of), enabled: id !== undefined })
  const pathOf = (course: string) =>
    paths.studentERecord({ id: String(student), affiliateId: student }, course)
  return (
    <>
      <Crumb to={paths.students()}>{t('shell.page.students')}</Crumb>
      <PageHeader
        actions={record && <RecordActions of={of} />}
        lead={record?.title}
        title={record ? <bdi>{record.name}</bdi> : t('shell.page.studentERecord')}
      />
      <div className={css.stack}>
        <CourseChooser courses={courses.data ?? []} id={id} pathOf={pathOf} />
        <ChosenCourse courseId={courseId} courses={courses} none={<NoRecord />}>
          {(chosen) => (
            <StudentRecord
              actionOf={(record) => mayCertify && <Certify record={record} />}
              key={chosen}
              of={{ ...of, id: chosen }}
              pathOf={pathOf}
            />
          )}
        </ChosenCourse>
      </div>
    </>
  )
}

function NoRecord() {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('training-students.record.none')}>
        {t('training-students.record.noneText')}
      </EmptyState>
    </Card>
  )
}
