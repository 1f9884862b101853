import type { AgeRowWire } from '@fathom/contract/office'
import { PROMISED_DAYS } from '@fathom/domain/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { RowChart } from '../../../shared/ui/chart/row-chart.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Table } from '../../../shared/ui/surface/table.tsx'
import { ExportButton } from './export-button.tsx'
import css from './figures.module.css'

type Props = { rows: readonly AgeRowWire[]; shows: 'chart' | 'table' }

const isLate = ({ from }: AgeRowWire) => from > PROMISED_DAYS.to

/** OF-11: how long the open applications have waited, against what was promised. */
export function ApplicationAges({ rows, shows }: Props) {
  const { t, formatNumber } = useTranslator('office-figures', 'office')
  const title = t('office-figures.ages.title')
  const late = rows.reduce((sum, row) => (isLate(row) ? sum + row.applications : sum), 0)
  const lateText = t('office-figures.ages.late', { count: formatNumber(late) })
  const name = ({ from, to }: AgeRowWire) =>
    to === null
      ? t('office-figures.ages.more', { from: formatNumber(from) })
      : t('office-figures.ages.days', { from: formatNumber(from), to: formatNumber(to) })
  return (
    <Card aside={lateText} title={title}>
      <p className={css.note}>
        {t('office-figures.ages.lead', {
          from: formatNumber(PROMISED_DAYS.from),
          to: formatNumber(PROMISED_DAYS.to),
        })}
      </p>
      {shows === 'table' ? (
        <Table
          caption={title}
          columns={[
            { key: 'days', header: t('office-figures.ages.column'), cell: name },
            {
              key: 'applications',
              header: t('office.right.applications'),
              numeric: true,
              cell: ({ applications }) => formatNumber(applications),
            },
          ]}
          rowKey={({ from }) => String(from)}
          rows={rows}
        />
      ) : (
        <RowChart
          label={`${title}. ${lateText}`}
          rows={rows.map((row) => ({
            key: String(row.from),
            name: name(row),
            value: row.applications,
            text: formatNumber(row.applications),
            color: isLate(row) ? 'var(--warn)' : undefined,
          }))}
        />
      )}
      <div className={css.export}>
        <ExportButton name="applications-by-age" table="ages" />
      </div>
    </Card>
  )
}
