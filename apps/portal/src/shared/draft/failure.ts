import { CallFailed, isFinal } from '../http/index.ts'
import type { DraftFailure, DraftTypes } from './draft-types.ts'

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
