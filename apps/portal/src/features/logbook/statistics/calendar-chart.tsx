import { divesByDay } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Table } from '../../../shared/ui/surface/table.tsx'
import { firstWeekday, monthDays } from './calendar-days.ts'
import css from './charts.module.css'
import type { ChartProps } from './group-chart.tsx'
import { useStatisticsWords } from './statistics-words.ts'

/** LO-06: the days of a year, darker with more dives; at first of the latest year of the period. */
export function CalendarChart({ dives, unit, shows }: ChartProps) {
  const words = useStatisticsWords(unit)
  const { t, formatDate } = words
  const years = useMemo(() => [...new Set(dives.map(({ date }) => date.slice(0, 4)))], [dives])
  const [chosen, setChosen] = useState<string>()
  const year = years.find((each) => each === chosen) ?? years.at(-1)
  const days = useMemo(() => divesByDay(dives.filter(({ date }) => date.slice(0, 4) === year)), [dives, year])
  if (!year) return <p className={css.none}>{t('logbook-statistics.none.data')}</p>
  const steps = <YearSteps onYear={setChosen} words={words} year={year} years={years} />
  if (shows === 'table')
    return (
      <>
        {steps}
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
      </>
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
      {steps}
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

type StepsProps = {
  /** Those with dives, ascending. */
  years: readonly string[]
  year: string
  onYear: (year: string) => void
  words: ReturnType<typeof useStatisticsWords>
}

/** From one year with dives to the next. */
function YearSteps({ years, year, onYear, words }: StepsProps) {
  const { t } = words
  const at = years.indexOf(year)
  const [before, after] = [years[at - 1], years[at + 1]]
  const name = <span aria-live="polite">{words.month(year)}</span>
  if (years.length === 1) return <p className={css.year}>{name}</p>
  return (
    <div className={css.year}>
      <IconButton
        disabled={!before}
        flip={true}
        icon={ChevronLeft}
        label={t('logbook-statistics.calendar.previous')}
        onClick={() => before && onYear(before)}
      />
      {name}
      <IconButton
        disabled={!after}
        flip={true}
        icon={ChevronRight}
        label={t('logbook-statistics.calendar.next')}
        onClick={() => after && onYear(after)}
      />
    </div>
  )
}
