import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import { DateInput, DateSegment } from 'react-aria-components/DatePicker'
import css from './date-field.module.css'
import { type DateState, stateOf } from './date-state.ts'

type Props = { onState: (state: DateState) => void }

/** The parts of a date as they are typed. */
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
    // When the focus leaves, the field would make 28 February of 30 February. It stays, to be seen and corrected.
    if (field && state === 'impossible') field.confirmPlaceholder = () => undefined
  }, [field, state])
  return <DateSegment className={css.segment ?? ''} segment={segment} />
}
