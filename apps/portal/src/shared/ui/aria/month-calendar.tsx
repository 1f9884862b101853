import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import css from './date-field.module.css'
import { MonthHeader } from './month-header.tsx'

/** The month view of the surrounding date field, in the reader's own calendar. */
export function MonthCalendar({ isMarked }: { isMarked: ((date: string) => boolean) | undefined }) {
  return (
    <Calendar className={css.calendar ?? ''}>
      <MonthHeader />
      <CalendarGrid className={css.grid ?? ''} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              className={css.day ?? ''}
              data-marked={isMarked?.(date.toString()) || undefined}
              date={date}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
