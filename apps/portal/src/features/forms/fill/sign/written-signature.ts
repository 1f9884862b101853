import { markOf, type Stroke } from '@fathom/domain/forms'

/** A signature while it is being made: drawn, or typed where somebody cannot draw. */
export type WrittenSignature = { way: 'drawn' | 'typed'; strokes: readonly Stroke[]; typed: string }

export const UNSIGNED: WrittenSignature = { way: 'drawn', strokes: [], typed: '' }

/** What is kept of it: the path of the strokes, or the name. Empty while nothing stands there. */
export const markIn = ({ way, strokes, typed }: WrittenSignature): string =>
  way === 'drawn' ? markOf(strokes) : typed.trim()
