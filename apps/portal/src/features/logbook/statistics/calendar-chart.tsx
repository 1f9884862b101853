import { divesByDay } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { useMemo } from 'react'
import { Table } from '../../../shared/ui/surface/table.tsx'
import { firstWeekday, monthDays } from './calendar-days.ts'
import css from './charts.module.css'
import type { ChartProps } from './group-chart.tsx'
import { useStatisticsWords } from './statistics-words.ts'

/** LO-06: the days of the latest year of the period, darker with more dives. */
export function CalendarChart({ dives, unit, shows }: ChartProps) {
  const words = useStatisticsWords(unit)
  const { t, formatDate } = words
  const year = dives.at(-1)?.date.slice(0, 4)
  const days = useMemo(() => divesByDay(dives.filter(({ date }) => date.slice(0, 4) === year)), [dives, year])
  if (!year) return <p className={css.none}>{t('logbook-statistics.none.data')}</p>
  if (shows === 'table')
    return (
      <Table
        caption={`${t('logbook-statistics.chart.calendar')}, ${words.month(year)}`}
        columns={[
          { key: 'day', header: t('logbook-statistics.column.day'), cell: ([day]) => words.formatDay(day) },
          {
            key: 'dives',
            header: t('logbook-list.dives'),
            numeric: true,
            cell: ([, count]) => words.formatNumber(count),
          },
        ]}
        rowKey={([day]) => day}
        rows={[...days]}
      />
    )
  const all = [...days.values()].reduce((sum, count) => sum + count, 0)
  const sentence = t('logbook-statistics.sentence.calendar', {
    year: words.month(year),
    dives: words.dives(all),
    days: days.size,
  })
  const first = firstWeekday(intlTag(words.locale))
  return (
    <>
      <p className={css.year}>{words.month(year)}</p>
      <div aria-label={sentence} className={css.calendar} role="img">
        {Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map((month) => (
          <div key={month}>
            <span>{formatDate(`${month}-15`, { month: 'short' })}</span>
            <div className={css.days}>
              {monthDays(month, first).map(({ day, column }) => (
                <i
                  data-dives={Math.min(4, days.get(day) ?? 0) || undefined}
                  key={day}
                  style={column ? { gridColumnStart: column } : undefined}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
