import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { myCoursesQuery } from '../my-courses.queries.ts'
import { ChosenCourse } from '../record/chosen-course.tsx'
import { CourseChooser } from '../record/course-chooser.tsx'
import { findCourse } from '../record/find-course.ts'
import css from '../record/record.module.css'
import { Performance } from './performance.tsx'

type Props = { affiliateId: number; courseId: string | undefined }

/** RT-10: the user's performance in a course. */
export function PerformanceScreen({ affiliateId, courseId }: Props) {
  const { t, locale } = useTranslator('training-records')
  const courses = useQuery(myCoursesQuery(useCalls(), affiliateId, locale))
  const id = courseId ?? courses.data?.[0]?.packageId
  return (
    <>
      <PageHeader
        actions={
          id !== undefined && (
            <ButtonLink icon={FileText} to={paths.eRecord(id)}>
              {t('shell.page.eRecord')}
            </ButtonLink>
          )
        }
        lead={courses.data?.length === 1 ? findCourse(courses.data, id)?.title : undefined}
        title={t('shell.page.performance')}
      />
      <div className={css.stack}>
        <CourseChooser courses={courses.data ?? []} id={id} pathOf={paths.performance} />
        <ChosenCourse courseId={courseId} courses={courses}>
          {(chosen) => <Performance key={chosen} of={{ id: chosen, student: undefined, culture: locale }} />}
        </ChosenCourse>
      </div>
    </>
  )
}
