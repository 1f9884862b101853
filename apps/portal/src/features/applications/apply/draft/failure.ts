import type { ApplicationWire } from '@fathom/contract/applications'
import { CallFailed } from '../../../../shared/http/index.ts'
import { currentIn } from '../../use-move.ts'
import type { SaveState } from './save-state.ts'

export type Failure = { current: ApplicationWire } | { state: SaveState }

const isFinal = ({ kind, status = 0 }: CallFailed) =>
  kind === 'refused' && status >= 400 && status < 500 && status !== 429

/** Interprets a failed save: the application's current state, or where the typed text is stored meanwhile. */
export function failureOf(cause: unknown): Failure {
  const current = currentIn(cause)
  if (current) return { current }
  if (!(cause instanceof CallFailed)) return { state: { kind: 'kept', isOffline: false } }
  if (isFinal(cause)) return { state: { kind: 'refused', because: cause.problem ?? '' } }
  return { state: { kind: 'kept', isOffline: cause.kind === 'network' } }
}
