import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { lessonPath } from '../lesson-path.ts'
import { PartsCard } from '../record/parts-card.tsx'
import css from '../record/record.module.css'
import { type RecordOf, reportQuery, resultsQuery } from '../record/record.queries.ts'
import { Reply } from '../record/reply.tsx'
import { Figures } from './figures.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { SectionsCard } from './sections-card.tsx'

/** Results over time and by section, and the course report. */
export function Performance({ of }: { of: RecordOf }) {
  const { t } = useTranslator('training-records')
  const calls = useCalls()
  const results = useQuery(resultsQuery(calls, of))
  const report = useQuery(reportQuery(calls, of)).data
  const lessonOf = (section: string) => {
    const part = report?.parts.find(({ title }) => title === section)
    return part && report && lessonPath(report, part.activityId)
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
          {report && <Figures report={report} results={data} />}
          <ResultsCard results={data.results} />
          <SectionsCard lessonOf={lessonOf} sections={data.sections} />
          <QuestionsCard results={data.results} />
          {report && <PartsCard report={report} title={t('training-records.report.title')} />}
        </div>
      )}
    </Reply>
  )
}
