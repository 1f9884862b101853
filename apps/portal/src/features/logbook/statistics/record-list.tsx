import {
  busiestDay,
  type DatedLog,
  type DiveRecordKind,
  divesByDay,
  divesWithin,
  longestStreak,
  type Milestone,
  milestonesOf,
  nextRoundNumber,
  type Period,
  recordsOf,
  type UnitSystem,
} from '@fathom/domain/logbook'
import { useMemo } from 'react'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Table } from '../../../shared/ui/surface/table.tsx'
import { measure } from '../form/fields/measures.ts'
import { optionKey } from '../form/fields/text-keys.ts'
import { divePath } from '../logbook-paths.ts'
import css from './charts.module.css'
import { type StatisticsWords, useStatisticsWords } from './statistics-words.ts'

/** A record or milestone: what, how much, and the dive or days that it belongs to. */
type Row = { key: string; what: string; value?: string; when: string; log?: DatedLog }

type RowsProps = { rows: readonly Row[]; caption: string; words: StatisticsWords; isBrief: boolean }

function RecordTable({ rows, caption, words, isBrief }: RowsProps) {
  const { t } = words
  if (rows.length === 0) return <p className={css.none}>{t('logbook-statistics.none.data')}</p>
  const nameOf = ({ log, when }: Row) =>
    log ? (
      <TextLink to={divePath(log.id)}>
        <bdi>{log.title || t('logbook-list.untitled')}</bdi>
      </TextLink>
    ) : (
      when
    )
  if (isBrief)
    return (
      <dl className={css.records}>
        {rows.map((row) => (
          <div key={row.key}>
            <dt>{row.what}</dt>
            <dd>
              {row.value && (
                <strong>
                  <bdi>{row.value}</bdi>
                </strong>
              )}
              <span className={css['record-dive']}>
                {nameOf(row)}
                {row.log && `, ${row.when}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    )
  const hasValues = rows.some(({ value }) => value !== undefined)
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'what', header: caption, cell: ({ what }) => what },
        ...(hasValues
          ? [
              {
                key: 'value',
                header: t('logbook-statistics.column.value'),
                numeric: true,
                cell: ({ value = '' }: Row) => value,
              },
            ]
          : []),
        { key: 'dive', header: t('shell.page.dive'), cell: (row) => (row.log ? nameOf(row) : '–') },
        { key: 'when', header: t('logbook-statistics.column.day'), cell: ({ when }) => when },
      ]}
      rowKey={({ key }) => key}
      rows={rows}
    />
  )
}

type Props = { dives: readonly DatedLog[]; unit: UnitSystem; isBrief?: boolean }

/** LO-06: the records of a period. */
export function Records({ dives, unit, isBrief = false }: Props) {
  const words = useStatisticsWords(unit)
  const rows = useMemo(() => recordRows(dives, unit, words), [dives, unit, words])
  const caption = words.t('logbook-statistics.chart.records')
  return <RecordTable caption={caption} isBrief={isBrief} rows={rows} words={words} />
}

function recordRows(dives: readonly DatedLog[], unit: UnitSystem, words: StatisticsWords): Row[] {
  const { t, formatDay } = words
  const VALUES: Record<DiveRecordKind, (value: number) => string> = {
    deepest: words.depth,
    longest: words.minutes,
    coldest: words.temperature,
    warmest: words.temperature,
    visibility: (value) => measure(words, unit, 'distance', value),
    air: words.air,
  }
  const days = divesByDay(dives)
  const [busiest, streak] = [busiestDay(days), longestStreak(days)]
  return [
    ...recordsOf(dives).map(({ kind, value, log }) => ({
      key: kind,
      what: t(`logbook-statistics.record.${kind}`),
      value: VALUES[kind](value),
      when: formatDay(log.date),
      log,
    })),
    ...(busiest && busiest.dives > 1
      ? [
          {
            key: 'busiest',
            what: t('logbook-statistics.record.busiest'),
            value: words.dives(busiest.dives),
            when: formatDay(busiest.day),
          },
        ]
      : []),
    ...(streak && streak.days > 1
      ? [
          {
            key: 'streak',
            what: t('logbook-statistics.record.streak'),
            value: t('logbook-statistics.days', { count: streak.days }),
            when: t('logbook-statistics.band.closed', {
              from: formatDay(streak.from),
              to: formatDay(streak.to),
            }),
          },
        ]
      : []),
  ]
}

const FEW_MILESTONES = 5

type MilestonesProps = Props & { period: Period; firstNumber: number }

/** LO-06: milestones of the diver's life that lie in the period. */
export function Milestones({ dives, unit, period, firstNumber, isBrief = false }: MilestonesProps) {
  const words = useStatisticsWords(unit)
  const rows = useMemo(() => {
    const within = new Set(divesWithin(dives, period))
    return milestonesOf(dives, unit, firstNumber)
      .filter(({ log }) => within.has(log))
      .map((milestone) => milestoneRow(milestone, words))
  }, [dives, unit, period, firstNumber, words])
  const latest = firstNumber - 1 + dives.length
  const next = nextRoundNumber(latest)
  const caption = words.t('logbook-statistics.chart.milestones')
  return (
    <>
      <RecordTable
        caption={caption}
        isBrief={isBrief}
        rows={isBrief ? rows.slice(0, FEW_MILESTONES) : rows}
        words={words}
      />
      <p className={css.note}>
        {words.t('logbook-statistics.milestone.next', { count: next - latest, number: next })}
      </p>
    </>
  )
}

function milestoneRow(milestone: Milestone, words: StatisticsWords): Row {
  const { t } = words
  const { log } = milestone
  const common = { when: words.formatDay(log.date), log }
  if (milestone.kind === 'number') {
    const { number } = milestone
    return { ...common, key: `number ${number}`, what: t('logbook-statistics.milestone.number', { number }) }
  }
  if (milestone.kind === 'deeper') {
    const depth = words.depth(milestone.depth)
    return { ...common, key: `deeper ${depth}`, what: t('logbook-statistics.milestone.deeper', { depth }) }
  }
  const { field, option } = milestone.first
  const what = t(optionKey(field, option))
  return {
    ...common,
    key: `first ${field} ${option}`,
    what: t('logbook-statistics.milestone.first', { what }),
  }
}
