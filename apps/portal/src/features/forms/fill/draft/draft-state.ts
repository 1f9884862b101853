import type { DraftWire } from '@fathom/contract/forms'
import type { Answers, Place } from '@fathom/domain/forms'
import { CallFailed } from '../../../../shared/http/index.ts'

/** The context of the answers; empty if the form asks for no place. */
export type DraftLayout = {
  /** Null if the person doesn't know it yet, absent if it wasn't asked. */
  place?: Place | null | undefined
  /** The numbers of the store and instructor that the blanks were filled in for. */
  filledFor?: string | undefined
}

/** The answers on the server, which local changes are based on. */
export type DraftBase = DraftLayout & { version: number; answers: Answers }

export const baseOf = ({ version, answers, place, filledFor }: DraftBase): DraftBase => ({
  version,
  answers,
  place,
  filledFor,
})

/** Where the answers are, and what happened to them. */
export type DraftState =
  | { kind: 'idle' }
  /** On this device, and about to be sent. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** On this device only, because the call did not get through. */
  | { kind: 'kept'; isOffline: boolean }
  /** Answered differently elsewhere meanwhile. */
  | { kind: 'stale'; theirs: DraftBase; conflicts: readonly string[] }
  /** This version of the form is no longer used. */
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
