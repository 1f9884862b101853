import type { FigureRowWire } from '@fathom/contract/office'
import { FIGURES, type Figure, type FigureStep } from '@fathom/domain/office'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ColumnChart } from '../../../shared/ui/chart/column-chart.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Table } from '../../../shared/ui/surface/table.tsx'
import css from './figures.module.css'

type Props = { rows: readonly FigureRowWire[]; step: FigureStep }

/** One chart for each figure. */
export function FigureCharts(props: Props) {
  return (
    <div className={css.charts}>
      {FIGURES.map((figure) => (
        <FigureChart figure={figure} key={figure} {...props} />
      ))}
    </div>
  )
}

/** The people of two months may be the same, so they have no total. */
const hasTotal = (figure: Figure) => figure !== 'activeDivers'

function FigureChart({ figure, rows, step }: Props & { figure: Figure }) {
  const { t, formatNumber } = useTranslator('office-figures')
  const words = useStepWords(step)
  const title = t(`office-figures.figure.${figure}`)
  const countIn = ({ counts }: FigureRowWire) => counts[figure]
  const most = rows.reduce<FigureRowWire | undefined>(
    (best, row) => (best && countIn(best) >= countIn(row) ? best : row),
    undefined,
  )
  const total = rows.reduce((sum, row) => sum + countIn(row), 0)
  return (
    <Card aside={hasTotal(figure) && t('office-figures.total', { count: formatNumber(total) })} title={title}>
      {(figure === 'completions' || figure === 'activeDivers') && (
        <p className={css.note}>{t(`office-figures.note.${figure}`)}</p>
      )}
      <ColumnChart
        columns={rows.map((row) => ({
          key: row.from,
          name: words.short(row),
          value: countIn(row),
          text: formatNumber(countIn(row)),
        }))}
        label={t('office-figures.sentence', {
          title,
          when: most ? words.long(most) : '',
          count: formatNumber(most ? countIn(most) : 0),
        })}
        mostNames={4}
      />
    </Card>
  )
}

/** All figures side by side. */
export function FigureTable({ rows, step }: Props) {
  const { t, formatNumber } = useTranslator('office-figures')
  const words = useStepWords(step)
  return (
    <Card>
      <Table
        caption={t('office-figures.title')}
        columns={[
          { key: 'period', header: t('office-figures.period'), cell: words.long },
          ...FIGURES.map((figure) => ({
            key: figure,
            header: t(`office-figures.figure.${figure}`),
            numeric: true,
            cell: ({ counts }: FigureRowWire) => formatNumber(counts[figure]),
          })),
        ]}
        rowKey={({ from }) => from}
        rows={rows}
      />
    </Card>
  )
}

function useStepWords(step: FigureStep) {
  const { formatDate } = useTranslator()
  return step === 'month'
    ? {
        short: ({ from }: FigureRowWire) => formatDate(from, { month: 'short', year: '2-digit' }),
        long: ({ from }: FigureRowWire) => formatDate(from, { month: 'long', year: 'numeric' }),
      }
    : {
        short: ({ from }: FigureRowWire) => formatDate(from, { day: 'numeric', month: 'short' }),
        long: ({ from, to }: FigureRowWire) => `${formatDate(from)} – ${formatDate(to)}`,
      }
}
