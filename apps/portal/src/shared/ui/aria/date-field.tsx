import field from '@fathom/look/controls/field.module.css'
import { parseDate } from '@internationalized/date'
import CalendarIcon from 'lucide-react/icons/calendar'
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import aria from './aria.module.css'
import css from './date-field.module.css'
import { type DateState, stateOf } from './date-state.ts'
import { FieldLabel, FieldNotes, type FieldParts } from './field-parts.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { type OnDateChange, useHeldDate } from './use-typed-date.ts'
import './strict-styles.ts'

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

type DateSegmentsProps = { onState: (state: DateState) => void }

/** The editable segments of a date. */
function DateSegments({ onState }: DateSegmentsProps) {
  return (
    <DateInput className={css.segments ?? ''}>
      {(segment) => <Segment onState={onState} segment={segment} />}
    </DateInput>
  )
}

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0]

function Segment({ segment, onState }: DateSegmentsProps & { segment: Segment }) {
  const field = useContext(DateFieldStateContext)
  const state = field ? stateOf(field) : 'empty'
  const isFirst = field?.segments.find(({ isEditable }) => isEditable) === segment
  const tell = useEffectEvent(onState)
  useEffect(() => {
    if (isFirst) tell(state)
  }, [isFirst, state])
  useLayoutEffect(() => {
    // On blur the field would turn 30 February into 28 February. We keep the typed date visible, so that the
    // user can correct it.
    if (field && state === 'impossible') field.confirmPlaceholder = () => undefined
  }, [field, state])
  return <DateSegment className={css.segment ?? ''} segment={segment} />
}
