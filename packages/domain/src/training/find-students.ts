import type { StudentState } from './student-state.ts'

/** Normalizes text for search, ignoring case and accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each word of a search is in one of these texts. */
export function isFound(search: string, texts: readonly (string | number | null)[]): boolean {
  const text = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

type Standing = Pick<StudentState, 'state'> & { formsInTheWay: readonly unknown[] }

/**
 * Whom a filter of the class shows. Certified students have left the class and appear only on request. TS-04: "Not
 * cleared" is everyone in the class whose forms aren't in order, however far their theory is, and TS-05 who waits for the
 * confirmation of the birth date. The other filters are the states.
 */
export function isInClass(
  filter: StudentState['state'] | 'all',
  { state, formsInTheWay }: Standing,
): boolean {
  if (filter === 'all') return state !== 'certified'
  if (filter === 'uncleared' && state !== 'certified' && formsInTheWay.length > 0) return true
  return state === filter
}
