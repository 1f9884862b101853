import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import type { Result } from './chart/result-bars.ts'
import { ResultChart } from './chart/result-chart.tsx'
import { ResultsTable } from './results-table.tsx'

const VIEWS = ['chart', 'table'] as const

/** CA-13: the result of every attempt, as a chart and as a table. */
export function ResultsCard({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart')
  if (results.length === 0)
    return (
      <Card>
        <EmptyState drawing={slate} title={t('training-records.results.none')}>
          {t('training-records.results.noneText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      aside={
        <Segments
          legend={t('training-records.results.view')}
          onSelect={setView}
          segments={VIEWS.map((key) => ({ key, label: t(`training-records.results.${key}`) }))}
          selected={view}
        />
      }
      title={t('training-records.results.title')}
    >
      {view === 'chart' ? <ResultChart results={results} /> : <ResultsTable results={results} />}
    </Card>
  )
}
