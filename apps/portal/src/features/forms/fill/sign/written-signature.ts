import { isMark, markOf, type Stroke } from '@fathom/domain/forms'
import { isSameName } from '@fathom/domain/session'

/** A signature while it is being made: drawn, or typed where somebody cannot draw. */
export type WrittenSignature = { way: 'drawn' | 'typed'; strokes: readonly Stroke[]; typed: string }

export const UNSIGNED: WrittenSignature = { way: 'drawn', strokes: [], typed: '' }

/** What is kept of it: the path of the strokes, or the name. Empty while nothing stands there. */
export const markIn = ({ way, strokes, typed }: WrittenSignature): string =>
  way === 'drawn' ? markOf(strokes) : typed.trim()

/** Why it is no signature of this person: nothing drawn or typed, or another name. */
export function markProblem(signature: WrittenSignature, name: string): 'empty' | 'other-name' | undefined {
  const mark = markIn(signature)
  if (signature.way === 'drawn') return isMark(mark) ? undefined : 'empty'
  if (mark === '') return 'empty'
  return isSameName(mark, name) ? undefined : 'other-name'
}
