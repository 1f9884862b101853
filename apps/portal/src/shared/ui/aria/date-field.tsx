import './strict-styles.ts'
import field from '@fathom/look/controls/field.module.css'
import { parseDate } from '@internationalized/date'
import CalendarIcon from 'lucide-react/icons/calendar'
import { useMemo } from 'react'
import { Button, DatePicker, Group, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import aria from './aria.module.css'
import css from './date-field.module.css'
import { DateSegments } from './date-segments.tsx'
import { FieldLabel, FieldNotes, type FieldParts } from './field-parts.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { type OnDateChange, useHeldDate } from './use-typed-date.ts'

type Props = FieldParts & {
  /** As `2026-05-16`, whatever calendar the reader uses. */
  value: string | undefined
  /** Undefined while there is no valid date, with the reason if something is typed. */
  onChange: OnDateChange
  locale: string
  min?: string
  max?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Days shown with a dot, such as days with a dive. */
  isMarked?: (date: string) => boolean
}

export function DateField(props: Props) {
  const { value, onChange, locale, min, max, isMarked, isDisabled = false, isReadOnly = false } = props
  const held = useHeldDate(value, onChange)
  // Stays the same object while the day is the same: a new one would reset what is being typed.
  const day = useMemo(() => (held.day ? parseDate(held.day) : null), [held.day])
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        className={field.field ?? ''}
        isDisabled={isDisabled}
        isInvalid={Boolean(props.error)}
        isReadOnly={isReadOnly}
        key={held.round}
        maxValue={max ? parseDate(max) : null}
        minValue={min ? parseDate(min) : null}
        onChange={(date) => held.change(date?.toString())}
        value={day}
      >
        <FieldLabel {...props} />
        <Group className={classNames(field.input, css.box)}>
          <DateSegments onState={held.see} />
          <Button className={field['input-action'] ?? ''}>
            <Icon of={CalendarIcon} />
          </Button>
        </Group>
        <FieldNotes {...props} />
        <Popover className={aria.popup ?? ''} offset={6} placement="bottom start">
          <Dialog className={css.dialog ?? ''}>
            <MonthCalendar isMarked={isMarked} />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}
