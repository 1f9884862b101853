import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button as UiButton } from '../action/button.tsx'
import { Icon } from '../icon/icon.tsx'
import date from './date-field.module.css'
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
        <header className={css.header}>
          <Button className={date.turn ?? ''} slot="previous">
            <Icon flip={true} of={ChevronLeft} />
          </Button>
          <Heading className={css.title ?? ''} />
          <Button className={date.turn ?? ''} slot="next">
            <Icon flip={true} of={ChevronRight} />
          </Button>
          <UiButton kind="line" onClick={() => onDay(todayHere())} size="sm">
            {todayLabel}
          </UiButton>
        </header>
        <CalendarGrid className={css.grid ?? ''} weekdayStyle="short">
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
