import type { ERecordWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { QuestionsCard } from '../performance/questions-card.tsx'
import { ResultsCard } from '../performance/results-card.tsx'
import { SectionsCard } from '../performance/sections-card.tsx'
import { ArchiveCard } from '../record/archive-card.tsx'
import { type RecordOf, resultsQuery } from '../record/record.queries.ts'
import { RecordBody } from '../record/record-body.tsx'
import { RecordReply } from '../record/record-reply.tsx'
import { Reply } from '../record/reply.tsx'

type Props = {
  of: RecordOf
  pathOf: (id: string) => string
  /** The reader's action once nothing is missing. */
  actionOf: (record: ERecordWire) => ReactNode
}

/** What a student did and scored, and each enrollment in the course. */
export function StudentRecord({ of, pathOf, actionOf }: Props) {
  return (
    <RecordReply of={of}>
      {(record) => (
        <>
          <RecordBody action={actionOf(record)} isOwn={false} record={record} />
          <Results of={of} />
          <ArchiveCard of={of} open={record.enrolmentId} pathOf={pathOf} />
        </>
      )}
    </RecordReply>
  )
}

/** RO-05 */
function Results({ of }: { of: RecordOf }) {
  const { t } = useTranslator('training-records')
  const results = useQuery(resultsQuery(useCalls(), of))
  return (
    <Reply skeletons={['26rem']} failed={t('training-records.failed.results')} id={of.id} of={results}>
      {(data) => (
        <>
          <ResultsCard results={data.results} />
          <SectionsCard sections={data.sections} />
          <QuestionsCard results={data.results} />
        </>
      )}
    </Reply>
  )
}
