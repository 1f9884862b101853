import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import type { ReactNode } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button } from '../action/button.tsx'
import date from './date-field.module.css'
import { MonthHeader } from './month-header.tsx'
import css from './month-view.module.css'
import './strict-styles.ts'

type Props = {
  label: string
  todayLabel: string
  locale: string
  /** As `2026-05-16`. It follows the keyboard: arrows, Page Up and Page Down. */
  day: string
  onDay: (day: string) => void
  /** What is on a day; undefined for nothing. */
  contentOf: (day: string) => ReactNode
}

export const todayHere = (): string => today(getLocalTimeZone()).toString()

const LONGEST_WEEKDAY = 6
const SUNDAY = Date.UTC(2026, 10, 15)

/** Arabic and Thai have no short names of the days, and a whole one doesn't fit into a seventh of a phone. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, day) => format(SUNDAY + day * 86_400_000))
  return names.some((name) => name.length > LONGEST_WEEKDAY) ? 'narrow' : 'short'
}

/** A month as a grid of days, with what is on each. The week starts as usual in the locale. */
export function MonthView({ label, todayLabel, locale, day, onDay, contentOf }: Props) {
  const value = parseDate(day)
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        className={css.month ?? ''}
        focusedValue={value}
        onChange={(chosen) => onDay(chosen.toString())}
        onFocusChange={(focused) => onDay(focused.toString())}
        value={value}
      >
        <MonthHeader isLarge={true}>
          <Button kind="line" onClick={() => onDay(todayHere())} size="sm">
            {todayLabel}
          </Button>
        </MonthHeader>
        <CalendarGrid className={css.grid ?? ''} weekdayStyle={weekdayStyle(locale)}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={date.weekday ?? ''}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(cell) => (
              <CalendarCell className={css.day ?? ''} date={cell}>
                {({ formattedDate }) => (
                  <>
                    <span className={css.number}>{formattedDate}</span>
                    {contentOf(cell.toString())}
                  </>
                )}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
