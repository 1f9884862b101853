import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { DateInput, DateSegment } from 'react-aria-components/DatePicker'
import css from './date-field.module.css'
import { type DateState, stateOf } from './date-state.ts'

type Props = { onState: (state: DateState) => void }

/** The editable segments of a date. */
export function DateSegments({ onState }: Props) {
  return (
    <DateInput className={css.segments ?? ''}>
      {(segment) => <Segment onState={onState} segment={segment} />}
    </DateInput>
  )
}

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0]

function Segment({ segment, onState }: Props & { segment: Segment }) {
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
