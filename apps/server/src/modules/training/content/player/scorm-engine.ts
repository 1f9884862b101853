import type { PlayerStartWire } from '@fathom/contract/training/content'
import type { Cmi } from '@fathom/domain/training/content'

/** Both runtimes of SCORM under the same names. */
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
  /** The data model, with the time of this session in its total. */
  render(): Cmi
  /** The time of this session, for a package that does not tell it. */
  spend(seconds: number): void
  /** What a package has come to that says nothing of it. */
  conclude(isDone: boolean): void
}

export type Dialect = {
  boot(start: PlayerStartWire): Engine
  /** The element by which a package tells its own time. */
  sessionTime: string
  score: string
}
