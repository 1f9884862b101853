import type { Answer, Result } from './recorder.ts'

export type Write = readonly [element: string, value: string]

/** Where two standards say the same with other words. */
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

/** Choices are named a, b, c …: SCORM 1.2 allows a single letter, SCORM 2004 a short identifier. */
export const letterOf = (choice: number) => String.fromCharCode(97 + choice)

export const percent = (share: number) => String(Math.round(share * 100))
