import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { myCoursesQuery } from '../training.queries.ts'
import { ArchiveCard } from './archive-card.tsx'
import { ChosenCourse, CourseChooser } from './course-chooser.tsx'
import css from './record.module.css'
import type { RecordOf } from './record.queries.ts'
import { RecordActions, RecordBody } from './record-body.tsx'
import { RecordReply } from './record-reply.tsx'

type Props = { affiliateId: number; courseId: string | undefined }

/** RT-10: the user's own record of a course. */
export function ERecordScreen({ affiliateId, courseId }: Props) {
  const { t, locale } = useTranslator('training-records')
  const courses = useQuery(myCoursesQuery(useCalls(), affiliateId, locale))
  const id = courseId ?? courses.data?.[0]?.packageId
  return (
    <>
      <PageHeader
        actions={id !== undefined && <RecordActions of={{ id, student: undefined, culture: locale }} />}
        lead={t('training-records.record.lead')}
        title={t('shell.page.eRecord')}
      />
      <div className={css.stack}>
        <CourseChooser courses={courses.data ?? []} id={id} pathOf={paths.eRecord} />
        <ChosenCourse courseId={courseId} courses={courses}>
          {(chosen) => <Record key={chosen} of={{ id: chosen, student: undefined, culture: locale }} />}
        </ChosenCourse>
      </div>
    </>
  )
}

function Record({ of }: { of: RecordOf }) {
  return (
    <RecordReply of={of}>
      {(record) => (
        <>
          <RecordBody isOwn={true} record={record} />
          <ArchiveCard of={of} open={record.enrolmentId} pathOf={paths.eRecord} />
        </>
      )}
    </RecordReply>
  )
}
