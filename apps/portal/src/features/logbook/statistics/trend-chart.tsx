import { airUseOf, type TrendOf, type TrendPoint, trendOf } from '@fathom/domain/logbook'
import { useMemo } from 'react'
import { Table } from '../../../shared/ui/surface/table.tsx'
import css from './charts.module.css'
import type { ChartProps } from './group-chart.tsx'
import { HEIGHT, lineOf, placesOf, ticksOf, WIDTH } from './line.ts'
import { type StatisticsWords, useStatisticsWords } from './statistics-words.ts'

/** LO-06: how depth or air use changes over the months or years. */
export function TrendChart({ of, dives, unit, shows, isBrief = false }: ChartProps & { of: TrendOf }) {
  const words = useStatisticsWords(unit)
  const points = useMemo(() => trendOf(of, dives), [of, dives])
  const isEstimated = useMemo(
    () => of === 'air' && dives.some((dive) => airUseOf(dive)?.isEstimated),
    [of, dives],
  )
  if (points.length === 0) return <p className={css.none}>{words.t(`logbook-statistics.none.${of}`)}</p>
  return (
    <>
      {shows === 'table' ? (
        <TrendTable of={of} points={points} words={words} />
      ) : (
        <Lines of={of} points={points} words={words} />
      )}
      {isEstimated && !isBrief && <p className={css.note}>{words.t('logbook-statistics.air.estimated')}</p>}
    </>
  )
}

type PartProps = { of: TrendOf; points: readonly TrendPoint[]; words: StatisticsWords }

const TITLES = { depth: 'depth-trend', air: 'air-use' } as const

function sentenceOf({ of, points, words }: PartProps): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  return words.t('logbook-statistics.sentence.trend', {
    title: words.t(`logbook-statistics.chart.${TITLES[of]}`),
    first: words.value(of, first.average),
    from: words.month(first.key),
    last: words.value(of, last.average),
    to: words.month(last.key),
  })
}

/** Depth hangs from the surface; air use rises. Time runs from left to right in every language. */
function Lines(props: PartProps) {
  const { of, points, words } = props
  const isDown = of === 'depth'
  const highest = Math.max(...points.map(({ average, highest: most }) => (isDown ? most : average)))
  const ticks = ticksOf(words.inUnit(of, highest))
  const top = ticks.at(-1) ?? 1
  const line = (read: (point: TrendPoint) => number) =>
    lineOf(placesOf(points, (point) => words.inUnit(of, read(point)), top, isDown))
  const [first, last] = [points[0], points.at(-1)]
  return (
    <>
      <div aria-label={sentenceOf(props)} className={css.lines} dir="ltr" role="img">
        {ticks.map((tick) => (
          <span
            className={css.tick}
            key={tick}
            style={{ insetBlockStart: `${(isDown ? tick / top : 1 - tick / top) * 100}%` }}
          >
            <span className={css['tick-text']}>{words.tick(of, tick)}</span>
          </span>
        ))}
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {isDown && <path className={css.second} d={line(({ highest: most }) => most)} />}
          <path className={css.first} d={line(({ average }) => average)} />
        </svg>
      </div>
      <div aria-hidden="true" className={css.ends} dir="ltr">
        <span>{first && words.month(first.key)}</span>
        {points.length > 1 && <span>{last && words.month(last.key)}</span>}
      </div>
      {isDown && (
        <ul aria-hidden="true" className={css.legend}>
          <li data-line="first">{words.t('logbook-statistics.column.average')}</li>
          <li data-line="second">{words.t('logbook-statistics.column.deepest')}</li>
        </ul>
      )}
    </>
  )
}

function TrendTable({ of, points, words }: PartProps) {
  const { t } = words
  const isByYear = points[0]?.key.length === 4
  return (
    <Table
      caption={t(`logbook-statistics.chart.${TITLES[of]}`)}
      columns={[
        {
          key: 'when',
          header: t(isByYear ? 'logbook-statistics.column.year' : 'logbook-statistics.column.month'),
          cell: ({ key }) => words.month(key),
        },
        {
          key: 'dives',
          header: t('logbook-list.dives'),
          numeric: true,
          cell: ({ dives }) => words.formatNumber(dives),
        },
        {
          key: 'average',
          header: t('logbook-statistics.column.average'),
          numeric: true,
          cell: ({ average }) => words.value(of, average),
        },
        ...(of === 'depth'
          ? [
              {
                key: 'deepest',
                header: t('logbook-statistics.column.deepest'),
                numeric: true,
                cell: ({ highest }: TrendPoint) => words.value(of, highest),
              },
            ]
          : []),
      ]}
      rowKey={({ key }) => key}
      rows={points}
    />
  )
}
