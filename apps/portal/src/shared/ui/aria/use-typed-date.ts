import { useState } from 'react'
import { type DateState, dayIn } from './date-state.ts'

/** Why there is no day although something was typed. */
type DateProblem = 'unfinished' | 'impossible'

export type OnDateChange = (value: string | undefined, problem?: DateProblem) => void

/**
 * The last day that was whole stays in the field while its parts are typed, but the owner hears at once that there is
 * none: nothing is saved that the field does not show. A value from outside begins a new round.
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
