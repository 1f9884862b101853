import type { PlayerStartWire } from '@fathom/contract/training/content'
import type { Cmi } from '@fathom/domain/training/content'

/** Both SCORM runtimes under the same names. */
export type Engine = {
  isOpen(): boolean
  isOver(): boolean
  begin(parameter: string): string
  end(parameter: string): string
  commit(parameter: string): string
  set(element: string, value: unknown): string
  get(element: string): string
  lastError(): string
  errorString(code: string): string
  diagnostic(code: string): string
  /** The data model, with this session's time added to the total. */
  render(): Cmi
  /** Sets the time of this session, for a package that doesn't report it. */
  spend(seconds: number): void
  /** Sets the result of a package that reports none. */
  conclude(isDone: boolean): void
}

export type Dialect = {
  boot(start: PlayerStartWire): Engine
  /** The element in which a package reports its own time. */
  sessionTime: string
  score: string
  /** The error codes of calls outside of a session. */
  codes: OutsideCodes
}

type Outside = 'get' | 'set' | 'commit' | 'end'
/** Before the package has started, and after it has ended. */
export type OutsideCodes = Readonly<Record<'before' | 'after', Readonly<Record<Outside, string>>>>
