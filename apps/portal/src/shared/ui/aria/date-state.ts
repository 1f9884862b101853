import type { DateFieldState } from 'react-aria-components/DateField'

/** `whole` is a valid date; `impossible` is filled in but doesn't exist, such as 30 February. */
export type DateState = 'empty' | 'unfinished' | 'impossible' | 'whole'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function dayIn(value: string | undefined): string | undefined {
  return value && DAY.test(value) ? value : undefined
}

/**
 * What the user sees in the field. An existing date becomes the value at once, so if the two differ, the
 * segments are no valid date.
 */
export function stateOf({ segments, value }: Pick<DateFieldState, 'segments' | 'value'>): DateState {
  const asked = segments.filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
  const missing = asked.filter(({ isPlaceholder }) => isPlaceholder)
  if (missing.length > 0) return missing.length === asked.length ? 'empty' : 'unfinished'
  const isDay = asked.every((segment) => segment.value === value?.[segment.type as 'day' | 'month' | 'year'])
  return isDay ? 'whole' : 'impossible'
}
