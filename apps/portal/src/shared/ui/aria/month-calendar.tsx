import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
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
import { Icon } from '../icon/icon.tsx'
import css from './date-field.module.css'

/** The month view of the surrounding date field, in the reader's own calendar. */
export function MonthCalendar({ isMarked }: { isMarked: ((date: string) => boolean) | undefined }) {
  return (
    <Calendar className={css.calendar ?? ''}>
      <header className={css.monthHeader}>
        <Button className={css.turn ?? ''} slot="previous">
          <Icon flip={true} of={ChevronLeft} />
        </Button>
        <Heading className={css.month ?? ''} />
        <Button className={css.turn ?? ''} slot="next">
          <Icon flip={true} of={ChevronRight} />
        </Button>
      </header>
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
