import { isMark, markOf, type Stroke } from '@fathom/domain/forms'
import { isSameName } from '@fathom/domain/session'

/** A signature in progress: drawn, or typed by people who can't draw. */
export type WrittenSignature = { way: 'drawn' | 'typed'; strokes: readonly Stroke[]; typed: string }

export const UNSIGNED: WrittenSignature = { way: 'drawn', strokes: [], typed: '' }

/** What is stored: the path of the strokes, or the name. Empty if there is no signature. */
export const markIn = ({ way, strokes, typed }: WrittenSignature): string =>
  way === 'drawn' ? markOf(strokes) : typed.trim()

/** Why it is not this person's signature: it is empty, or has another name. */
export function markProblem(signature: WrittenSignature, name: string): 'empty' | 'other-name' | undefined {
  const mark = markIn(signature)
  if (signature.way === 'drawn') return isMark(mark) ? undefined : 'empty'
  if (mark === '') return 'empty'
  return isSameName(mark, name) ? undefined : 'other-name'
}
