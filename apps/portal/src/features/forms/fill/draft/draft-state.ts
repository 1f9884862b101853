import type { DraftWire } from '@fathom/contract/forms'
import type { Answers, Place } from '@fathom/domain/forms'
import { CallFailed } from '../../../../shared/http/index.ts'

/** What stands around the answers: nothing of it where a form asks for no place. */
export type DraftLayout = {
  /** Null where the person does not know it yet, absent where nobody has asked. */
  place?: Place | null | undefined
  /** With whom the dive is, in numbers: the blanks were filled in for them. */
  filledFor?: string | undefined
}

/** What the answers started from: as the server has them. */
export type DraftBase = DraftLayout & { version: number; answers: Answers }

export const baseOf = ({ version, answers, place, filledFor }: DraftBase): DraftBase => ({
  version,
  answers,
  place,
  filledFor,
})

/** Where what was answered is, and what became of it. */
export type DraftState =
  | { kind: 'idle' }
  /** On this device, and on its way. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** On this device alone: the call did not get through. */
  | { kind: 'kept'; isOffline: boolean }
  /** Answered elsewhere meanwhile, differently. */
  | { kind: 'stale'; theirs: DraftBase; conflicts: readonly string[] }
  /** The version of the form is no longer used. */
  | { kind: 'gone' }

export type DraftSnapshot = { answers: Answers; base: DraftBase; state: DraftState }

type DraftFailure =
  | { kind: 'stale'; current: DraftBase }
  | { kind: 'gone' }
  | { kind: 'lost'; isOffline: boolean; mayPass: boolean }

export function draftFailureOf(cause: unknown): DraftFailure {
  if (!(cause instanceof CallFailed)) return { kind: 'lost', isOffline: false, mayPass: false }
  if (cause.problem === 'form-version-gone') return { kind: 'gone' }
  if (cause.problem === 'stale') {
    return { kind: 'stale', current: baseOf(cause.current as DraftWire) }
  }
  const { kind, status = 0 } = cause
  const isFinal = kind === 'refused' && status >= 400 && status < 500 && status !== 429
  return { kind: 'lost', isOffline: kind === 'network', mayPass: !isFinal }
}

export const isBlocked = ({ kind }: DraftState) => kind === 'stale' || kind === 'gone'
export const isWaiting = ({ kind }: DraftState) => kind === 'waiting' || kind === 'kept'
