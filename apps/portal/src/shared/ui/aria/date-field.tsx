import field from '@fathom/look/controls/field.module.css'
import { parseDate } from '@internationalized/date'
import CalendarIcon from 'lucide-react/icons/calendar'
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { type DateFieldState, DateFieldStateContext } from 'react-aria-components/DateField'
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import aria from './aria.module.css'
import css from './date-field.module.css'
import { FieldLabel, FieldNotes, type FieldParts } from './field-parts.tsx'
import { MonthCalendar } from './month-calendar.tsx'
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
  const typed = useTypedDate(value, onChange)
  // Stays the same object while the day is the same: a new one would reset what is being typed.
  const day = useMemo(() => (typed.day ? parseDate(typed.day) : null), [typed.day])
  return (
    <I18nProvider locale={dayFirst(locale)}>
      <DatePicker
        className={field.field ?? ''}
        isDisabled={isDisabled}
        isInvalid={Boolean(props.error)}
        isReadOnly={isReadOnly}
        key={typed.round}
        maxValue={max ? parseDate(max) : null}
        minValue={min ? parseDate(min) : null}
        onChange={(date) => typed.change(date?.toString())}
        value={day}
      >
        <FieldLabel {...props} />
        <Group className={classNames(field.input, css.box)}>
          <DateSegments onState={typed.see} />
          <Button className={field['input-action'] ?? ''}>
            <Icon of={CalendarIcon} />
          </Button>
        </Group>
        <FieldNotes {...props} />
        <Popover className={aria.popup ?? ''} offset={6} placement="bottom start">
          <Dialog className={css.dialog ?? ''}>
            <I18nProvider locale={locale}>
              <MonthCalendar isMarked={isMarked} />
            </I18nProvider>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

/** The order of the segments: the product shows the day first in American English too (decision 0195). */
const dayFirst = (locale: string): string => (locale === 'en-US' ? 'en-GB' : locale)

const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** In English, digits could be read in either order, so the month is a name: `14 Mar 2025`. */
function shownText({ type, text, value, isPlaceholder }: Segment): string {
  if (type === 'literal') return ' '
  if (type !== 'month' || isPlaceholder || !value) return text
  return MONTH_NAME.format(Date.UTC(2000, value - 1))
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
  const report = useEffectEvent(onState)
  useEffect(() => {
    if (isFirst) report(state)
  }, [isFirst, state])
  useLayoutEffect(() => {
    // On blur the field would turn 30 February into 28 February. We keep the typed date visible, so that the
    // user can correct it.
    if (field && state === 'impossible') field.confirmPlaceholder = () => undefined
  }, [field, state])
  const isEnglish = useLocale().locale === 'en-GB'
  return (
    <DateSegment className={css.segment ?? ''} segment={segment}>
      {isEnglish ? shownText(segment) : segment.text}
    </DateSegment>
  )
}

/** Why there is no date although something was typed. */
type DateProblem = 'unfinished' | 'impossible'

export type OnDateChange = (value: string | undefined, problem?: DateProblem) => void

/**
 * The field keeps the last complete date while the user types, but the owner learns at once that there is
 * none, so nothing is saved that the field doesn't show. A value from outside resets this.
 */
function useTypedDate(value: string | undefined, onChange: OnDateChange) {
  const given = dayIn(value)
  const [typed, setTyped] = useState({ day: given, reported: given, round: 0 })
  if (given !== typed.reported) setTyped({ day: given, reported: given, round: typed.round + 1 })
  return {
    ...typed,
    change(day: string | undefined) {
      setTyped({ ...typed, day, reported: day })
      onChange(day)
    },
    see(state: DateState) {
      if (state === 'whole' && typed.reported === undefined && typed.day) {
        setTyped({ ...typed, reported: typed.day })
        onChange(typed.day)
      }
      if (state === 'unfinished' || state === 'impossible') {
        setTyped({ ...typed, reported: undefined })
        onChange(undefined, state)
      }
    },
  }
}

/** `whole` is a valid date; `impossible` is filled in but doesn't exist, such as 30 February. */
type DateState = 'empty' | 'unfinished' | 'impossible' | 'whole'

const DAY = /^\d{4}-\d{2}-\d{2}$/

function dayIn(value: string | undefined): string | undefined {
  return value && DAY.test(value) ? value : undefined
}

/**
 * What the user sees in the field. An existing date becomes the value at once, so if the two differ, the
 * segments are no valid date.
 */
function stateOf({ segments, value }: Pick<DateFieldState, 'segments' | 'value'>): DateState {
  const parts = segments.filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder)
  if (missing.length > 0) return missing.length === parts.length ? 'empty' : 'unfinished'
  const isDay = parts.every((segment) => segment.value === value?.[segment.type as 'day' | 'month' | 'year'])
  return isDay ? 'whole' : 'impossible'
}
