import {
  type Band,
  type BandedValue,
  type BreakdownBy,
  breakdown,
  type DatedLog,
  type DiveGroup,
  type NamedBy,
  NO_FILTER,
  type Period,
  type Span,
  siOf,
  type UnitSystem,
  yearPeriod,
} from '@fathom/domain/logbook'
import { useMemo } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { ColumnChart } from '../../../shared/ui/chart/column-chart.tsx'
import { RowChart } from '../../../shared/ui/chart/row-chart.tsx'
import { Table } from '../../../shared/ui/surface/table.tsx'
import { listPath } from '../list/filters/filter-address.ts'
import css from './charts.module.css'
import { type GroupChartName, type StatisticsWords, useStatisticsWords } from './statistics-words.ts'

const BY: Record<GroupChartName, BreakdownBy> = {
  years: 'year',
  months: 'month',
  depth: 'depth',
  time: 'time',
  temperature: 'temperature',
  places: 'place',
  buddies: 'buddy',
  gases: 'gas',
  gear: 'gear',
}

/** The rows of a chart in the overview. */
const FEW_ROWS = 6
/** More rows than this are only in the table. */
const MOST_ROWS = 25

export type ChartProps = {
  dives: readonly DatedLog[]
  unit: UnitSystem
  shows: 'chart' | 'table'
  /** In the overview. */
  isBrief?: boolean
}

/** LO-06: the dives by what they have in common, as bars or as a table. */
export function GroupChart({
  chart,
  dives,
  unit,
  shows,
  isBrief = false,
  period,
}: ChartProps & Pick<LinkedProps, 'chart' | 'period'>) {
  const words = useStatisticsWords(unit)
  const { groups, without } = useMemo(() => breakdown(BY[chart], dives, unit), [chart, dives, unit])
  if (groups.length === 0) return <p className={css.none}>{words.t('logbook-statistics.none.data')}</p>
  const part = { chart, groups, period, unit, words }
  return (
    <>
      {shows === 'table' ? (
        <GroupTable {...part} />
      ) : chart === 'years' || chart === 'months' ? (
        <Columns {...part} />
      ) : (
        <Rows {...part} groups={groups.slice(0, isBrief ? FEW_ROWS : MOST_ROWS)} />
      )}
      {without > 0 && !isBrief && (
        <p className={css.note}>{words.t('logbook-statistics.without', { dives: words.dives(without) })}</p>
      )}
    </>
  )
}

type LinkedProps = {
  chart: GroupChartName
  /** The dives of this period are counted. */
  period: Period
  unit: UnitSystem
}

type PartProps = LinkedProps & { groups: readonly DiveGroup[]; words: StatisticsWords }

const NAMED: Partial<Record<GroupChartName, NamedBy>> = {
  places: 'place',
  buddies: 'buddy',
  gases: 'gas',
  gear: 'gear',
}

const spanOf = (what: BandedValue, { from, to }: Band, unit: UnitSystem): Span => {
  const si = (value: number) => (what === 'time' ? value : siOf(what, unit, value))
  return { from: si(from), to: to === null ? null : si(to), isBelow: to !== null }
}

/** A year has both ends. */
const common = ({ from, to }: Period, year: Period): Period => ({
  from: from && year.from && from > year.from ? from : year.from,
  to: to && year.to && to < year.to ? to : year.to,
})

/** LO-08: the list of the dives that a bar stands for. The months of all years together have none. */
function listLink({ chart, period, unit }: LinkedProps, { key, band, dives }: DiveGroup): string | undefined {
  if (dives === 0 || chart === 'months') return undefined
  if (chart === 'years') return listPath({ period: common(period, yearPeriod(Number(key))) })
  if (chart === 'depth' || chart === 'time' || chart === 'temperature')
    return band && listPath({ period, spans: { [chart]: spanOf(chart, band, unit) } })
  const by = NAMED[chart]
  return by && listPath({ period, names: { ...NO_FILTER.names, [by]: [key] } })
}

const mostOf = (groups: readonly DiveGroup[]): DiveGroup | undefined =>
  groups.reduce<DiveGroup | undefined>(
    (most, group) => (most && most.dives >= group.dives ? most : group),
    undefined,
  )

function sentenceOf({ chart, groups, words }: PartProps): string {
  const most = mostOf(groups)
  return words.t('logbook-statistics.sentence.groups', {
    title: words.t(`logbook-statistics.chart.${chart}`),
    name: most ? words.group(chart, most) : '',
    dives: words.dives(most?.dives ?? 0),
  })
}

/** Depth has its color everywhere: the middle of each band on the ramp. */
const RAMP = ['d5', 'd10', 'd25', 'd30', 'd40', 'd60', 'd60'] as const

const colorOf = ({ band }: DiveGroup) => {
  const at = band && band.to !== null ? band.from / (band.to - band.from) : RAMP.length - 1
  return `var(--${RAMP[Math.min(at, RAMP.length - 1)]})`
}

function Rows(props: PartProps) {
  const { chart, groups, words } = props
  return (
    <RowChart
      label={sentenceOf(props)}
      rows={groups.map((group) => {
        const to = listLink(props, group)
        const name = <bdi>{words.group(chart, group)}</bdi>
        return {
          key: group.key,
          name: to ? <Link to={to}>{name}</Link> : name,
          value: group.dives,
          text: words.formatNumber(group.dives),
          spoken: words.dives(group.dives),
          color: chart === 'depth' ? colorOf(group) : undefined,
        }
      })}
    />
  )
}

function Columns(props: PartProps) {
  const { chart, groups, words } = props
  const isMonths = chart === 'months'
  return (
    <ColumnChart
      columns={groups.map((group) => ({
        key: group.key,
        name: isMonths
          ? words.formatDate(`2026-${group.key.padStart(2, '0')}-15`, { month: 'narrow' })
          : words.group(chart, group),
        value: group.dives,
        text: words.formatNumber(group.dives),
      }))}
      label={sentenceOf(props)}
      {...(isMonths && { mostNames: 12 })}
    />
  )
}

function GroupTable(props: PartProps) {
  const { chart, groups, words } = props
  const { t } = words
  const title = t(`logbook-statistics.chart.${chart}`)
  const header =
    chart === 'years' || chart === 'months'
      ? t(`logbook-statistics.column.${BY[chart] as 'year' | 'month'}`)
      : title
  return (
    <Table
      caption={title}
      columns={[
        {
          key: 'name',
          header,
          cell: (group) => {
            const to = listLink(props, group)
            const name = <bdi>{words.group(chart, group)}</bdi>
            return to ? <TextLink to={to}>{name}</TextLink> : name
          },
        },
        {
          key: 'dives',
          header: t('logbook-list.dives'),
          numeric: true,
          cell: ({ dives }) => words.formatNumber(dives),
        },
        {
          key: 'time',
          header: t('logbook-statistics.column.time'),
          numeric: true,
          cell: ({ minutes }) => words.duration(minutes),
        },
        {
          key: 'deepest',
          header: t('logbook-statistics.column.deepest'),
          numeric: true,
          cell: ({ deepest }) => (deepest === null ? '–' : words.depth(deepest)),
        },
      ]}
      rowKey={({ key }) => key}
      rows={groups}
    />
  )
}
