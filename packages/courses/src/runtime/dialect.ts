import type { Answer, Choice, Result } from './recorder.ts'

export type Write = readonly [element: string, value: string]

/** The differences between the two standards' names for the same things. */
export type Dialect = {
  calls: { begin: string; read: string; write: string; commit: string; end: string }
  place: string
  status: string
  isNew: (status: string) => boolean
  begun: readonly Write[]
  progress: (share: number) => readonly Write[]
  spent: (seconds: number) => readonly Write[]
  answer: (at: string, answer: Answer) => readonly Write[]
  concluded: (result: Result) => readonly Write[]
}

const LONGEST_NAME = 200

/**
 * Identifiers allow neither spaces nor punctuation: a choice is named by its text, or by its letter when
 * nothing remains of the text.
 */
export function nameOf({ at, text }: Choice): string {
  const words = text.replaceAll(/[^\w.-]+/g, '_').replaceAll(/^_+|[_.]+$/g, '')
  return words.slice(0, LONGEST_NAME) || String.fromCharCode(97 + at)
}

export const percent = (share: number) => String(Math.round(share * 100))
