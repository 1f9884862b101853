import { CallFailed } from '../http/index.ts'
import type { DraftFailure, DraftTypes } from './draft-types.ts'

/** What the server rejects now it will also reject later, except for a session or a limit that renews itself. */
const PASSING = new Set([401, 408, 429])

export const isFinal = ({ kind, status = 0 }: CallFailed) =>
  kind === 'refused' && status >= 400 && status < 500 && !PASSING.has(status)

/** The meaning of a failed write. `named` reads the answers that only this feature knows. */
export function failureOf<T extends DraftTypes>(
  cause: unknown,
  named: (failed: CallFailed) => DraftFailure<T> | undefined,
): DraftFailure<T> {
  if (!(cause instanceof CallFailed)) return { kind: 'lost', isOffline: false }
  const known = named(cause)
  if (known) return known
  if (isFinal(cause)) return { kind: 'invalid', problems: [] }
  return { kind: 'lost', isOffline: cause.kind === 'network' }
}
