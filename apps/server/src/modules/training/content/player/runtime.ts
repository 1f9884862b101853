import type { AttemptStateWire, FromPlayerWire } from '@fathom/contract/training/content'
import type { Answer, AttemptSummary } from '@fathom/domain/training'

/** The status of an attempt at any time. */
export type Report = {
  state: AttemptStateWire
  summary: AttemptSummary
  answers: Answer[]
  take: number
  /** Nothing but the time has changed since it was opened. */
  idle: boolean
}

export type NavigationTarget = Extract<FromPlayerWire, { type: 'navigate' }>['to']

/** What a runtime reports while a package calls it. */
export type Listener = {
  begun(): void
  /** Something was written, but the package hasn't asked to save it yet. */
  changed(): void
  /** The package asks to save what it wrote. */
  committed(): void
  /**
   * The package starts its exam again: what was reported so far is one attempt, and is reported completely
   * first.
   */
  retaken(): void
  /** The package has ended its session, and may request what to open next. */
  finished(target: NavigationTarget | undefined): void
  refused(problem: 'state-too-long' | 'value-refused', element: string): void
}

/** The runtime API that a package calls. */
export type Runtime = {
  /** The object that packages look for, and its name. */
  name: 'API' | 'API_1484_11'
  api: object
  report(): Report
  /** Ends the session for a package that was closed without ending it. */
  finish(): void
}
