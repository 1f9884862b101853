import type { AttemptWire } from '@fathom/contract/training'
import type { Report } from './stored-sitting.ts'

type State = Report['state']

/** As JSON writes U+0000 and lone surrogates, which the server refuses in every text (TS-20). */
const REFUSED = /\\u0000|\\ud[89a-f][\da-f]{2}/i

/** Packages do store such characters, and must find them again: then the state travels as JSON text. */
const packed = (state: State): State => {
  const text = JSON.stringify(state)
  return REFUSED.test(text) ? { packed: text } : state
}

export function unpacked(state: AttemptWire['state']): AttemptWire['state'] {
  return typeof state?.packed === 'string' ? (JSON.parse(state.packed) as State) : state
}

const cleaned = <T extends string | null>(text: T): T =>
  (text === null ? null : text.toWellFormed().replaceAll('\0', '')) as T

/** A report as the server accepts it, whatever the package wrote. */
export const sendable = ({ state, summary, answers, ...report }: Report): Report => ({
  ...report,
  state: packed(state),
  summary: { ...summary, place: cleaned(summary.place) },
  answers: answers.map((answer) => ({
    ...answer,
    id: cleaned(answer.id) || '-',
    section: cleaned(answer.section),
    prompt: cleaned(answer.prompt),
    given: cleaned(answer.given),
    right: cleaned(answer.right),
  })),
})
