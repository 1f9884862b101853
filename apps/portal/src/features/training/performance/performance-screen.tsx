import type { AssessmentResultsWire, CourseReportWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { ChosenCourse, CourseChooser, findCourse } from '../record/course-chooser.tsx'
import { PartsCard } from '../record/parts-card.tsx'
import css from '../record/record.module.css'
import { type RecordOf, reportQuery, resultsQuery } from '../record/record.queries.ts'
import { Reply } from '../record/record-reply.tsx'
import { minutesOf } from '../record/use-format.ts'
import { myCoursesQuery } from '../training.queries.ts'
import performanceCss from './performance.module.css'
import { QuestionsCard, ResultsCard, SectionsCard } from './result-cards.tsx'

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
          id === undefined ? (
            courses.isLoading && <NotKnownYet />
          ) : (
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

/** Results over time and by section, and the course report. */
function Performance({ of }: { of: RecordOf }) {
  const { t } = useTranslator('training-records')
  const calls = useCalls()
  const results = useQuery(resultsQuery(calls, of))
  const { data: report, isLoading } = useQuery(reportQuery(calls, of))
  const lessonOf = (section: string) => {
    const part = report?.parts.find(({ title }) => title === section)
    return part && report && paths.lesson(report.packageId, part.activityId)
  }
  return (
    <Reply
      skeletons={['6.5rem', '26rem', '14rem']}
      failed={t('training-records.failed.results')}
      id={of.id}
      of={results}
    >
      {(data) => (
        <div className={css.stack}>
          {isLoading && <NotKnownYet />}
          {report && <Figures report={report} results={data} />}
          <ResultsCard results={data.results} />
          <SectionsCard lessonOf={lessonOf} sections={data.sections} />
          <QuestionsCard courseId={data.packageId} results={data.results} />
          {report && <PartsCard report={report} title={t('training-records.report.title')} />}
        </div>
      )}
    </Reply>
  )
}

type PerformanceProps = { report: CourseReportWire; results: AssessmentResultsWire }

/** The progress in four numbers. */
function Figures({ report, results }: PerformanceProps) {
  const { t, formatNumber, formatPercent } = useTranslator('training-records')
  const { hours, minutes } = minutesOf(report.seconds)
  const exam = report.parts.findLast(({ kind, score }) => kind === 'exam' && score !== null)
  const sum = (of: 'correct' | 'answered') =>
    results.sections.reduce((total, section) => total + section[of], 0)
  return (
    <Card>
      <dl aria-label={t('training-records.figures')} className={performanceCss.figures}>
        <Stat parts={[{ value: formatPercent(report.progress) }]}>
          {t('training-records.figure.progress')}
        </Stat>
        <Stat
          parts={[
            ...(hours > 0 ? [{ value: formatNumber(hours), unit: t('training-records.unit.hour') }] : []),
            { value: formatNumber(minutes), unit: t('training-records.unit.minute') },
          ]}
        >
          {t('training-records.figure.time')}
        </Stat>
        {exam && (
          <Stat parts={[{ value: formatPercent(exam.score ?? 0) }]}>{t('training-records.figure.exam')}</Stat>
        )}
        {sum('answered') > 0 && (
          <Stat parts={[{ value: formatPercent(sum('correct') / sum('answered')) }]}>
            {t('training-records.figure.right')}
          </Stat>
        )}
      </dl>
    </Card>
  )
}
