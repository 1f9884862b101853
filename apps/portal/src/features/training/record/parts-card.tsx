import type { CourseReportWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { FoldCard } from './fold-card.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useDay } from './use-day.ts'
import { useDuration } from './use-duration.ts'

type Part = CourseReportWire['parts'][number]
type Props = { title: string; report: Pick<CourseReportWire, 'parts' | 'seconds'> }

/** CA-14: lessons and exam, one by one. */
export function PartsCard({ title, report: { parts, seconds } }: Props) {
  const { t } = useTranslator('training-records')
  const duration = useDuration()
  const sum = t('training-records.report.sum', {
    parts: parts.filter(({ attempts }) => attempts > 0).length,
    time: duration(seconds),
  })
  return (
    <FoldCard aside={sum} title={title}>
      <Table caption={title} columns={useColumns()} rowKey={(part) => part.activityId} rows={parts} />
    </FoldCard>
  )
}

function useColumns(): readonly Column<Part>[] {
  const { t, formatNumber, formatPercent } = useTranslator('training-record')
  const day = useDay()
  const duration = useDuration()
  return [
    { key: 'part', header: t('training-record.part'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'result',
      header: t('training-record.result'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'score',
      header: t('training-record.score'),
      numeric: true,
      cell: ({ score }) => (score === null ? '–' : formatPercent(score)),
    },
    {
      key: 'tries',
      header: t('training-record.tries'),
      numeric: true,
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      key: 'time',
      header: t('training-record.time'),
      numeric: true,
      cell: ({ seconds }) => (seconds > 0 ? duration(seconds) : '–'),
    },
    {
      key: 'date',
      header: t('training-record.date'),
      numeric: true,
      cell: ({ doneAt, lastAt }) => ((doneAt ?? lastAt) ? day(doneAt ?? lastAt ?? '') : '–'),
    },
  ]
}
