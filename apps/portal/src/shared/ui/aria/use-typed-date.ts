import { useState } from 'react'
import { type DateState, dayIn } from './date-state.ts'

/** Why there is no date although something was typed. */
type DateProblem = 'unfinished' | 'impossible'

export type OnDateChange = (value: string | undefined, problem?: DateProblem) => void

/**
 * The field keeps the last complete date while the user types, but the owner learns at once that there is
 * none, so nothing is saved that the field doesn't show. A value from outside resets this.
 */
export function useHeldDate(value: string | undefined, onChange: OnDateChange) {
  const given = dayIn(value)
  const [held, setHeld] = useState({ day: given, told: given, round: 0 })
  if (given !== held.told) setHeld({ day: given, told: given, round: held.round + 1 })
  return {
    ...held,
    change(day: string | undefined) {
      setHeld({ ...held, day, told: day })
      onChange(day)
    },
    see(state: DateState) {
      if (state === 'whole' && held.told === undefined && held.day) {
        setHeld({ ...held, told: held.day })
        onChange(held.day)
      }
      if (state === 'unfinished' || state === 'impossible') {
        setHeld({ ...held, told: undefined })
        onChange(undefined, state)
      }
    },
  }
}
