import type { AttemptStateWire, FromPlayerWire } from '@fathom/contract/training/content'
import type { Answer, AttemptSummary } from '@fathom/domain/training'

/** What can be said of an attempt at any moment. */
export type Report = {
  state: AttemptStateWire
  summary: AttemptSummary
  answers: Answer[]
  take: number
  /** Nothing but time has come to what it opened with. */
  idle: boolean
}

export type Wish = Extract<FromPlayerWire, { type: 'navigate' }>['to']

/** What a runtime tells while a package talks to it. */
export type Listener = {
  begun(): void
  /** Something was written; nobody has asked yet to keep it. */
  changed(): void
  /** The package asks to keep what it wrote. */
  committed(): void
  /** The package takes its exam anew: what was told so far was one attempt, and is told to its end first. */
  retaken(): void
  /** The package has ended its session, and may wish to be followed by something. */
  finished(wish: Wish | undefined): void
  refused(problem: 'state-too-long' | 'value-refused', element: string): void
}

/** What a package talks to. */
export type Runtime = {
  /** The object that packages look for, and the name that they look under. */
  name: 'API' | 'API_1484_11'
  api: object
  report(): Report
  /** Ends the session in the name of a package that was closed without doing so itself. */
  finish(): void
}
