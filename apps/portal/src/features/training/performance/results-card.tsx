import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { StatusBadge } from '../record/status-badge.tsx'
import { useDay } from '../record/use-day.ts'
import { useDuration } from '../record/use-duration.ts'
import type { Result } from './chart/result-bars.ts'
import { ResultChart } from './chart/result-chart.tsx'
import { useResultWords } from './chart/use-result-words.ts'
import css from './performance.module.css'

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

/** The chart's data as a table. */
function ResultsTable({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  return (
    <Table
      caption={t('training-records.results.title')}
      columns={useColumns()}
      rowKey={({ attemptId }) => attemptId}
      rows={results}
    />
  )
}

function useColumns(): readonly Column<Result>[] {
  const day = useDay()
  const { t, formatPercent } = useTranslator('training-record', 'training-records')
  const duration = useDuration()
  const words = useResultWords()
  return [
    { key: 'part', header: t('training-record.part'), cell: (result) => <bdi>{words.name(result)}</bdi> },
    {
      key: 'date',
      header: t('training-record.date'),
      cell: ({ startedAt }) => day(startedAt),
    },
    {
      key: 'result',
      header: t('training-record.result'),
      cell: ({ status, isBest, number }) => (
        <span className={css.badges}>
          <StatusBadge status={status} />
          {isBest && number > 1 && <span>{t('training-records.result.counts')}</span>}
        </span>
      ),
    },
    {
      key: 'score',
      header: t('training-record.score'),
      numeric: true,
      cell: ({ score }) => (score === null ? '–' : formatPercent(score)),
    },
    {
      key: 'time',
      header: t('training-record.time'),
      numeric: true,
      cell: ({ seconds }) => duration(seconds),
    },
  ]
}
