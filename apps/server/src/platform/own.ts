import type { User } from '@fathom/domain/session'
import { Problem } from './problem.ts'

/** An id in a path is data, never authority: it must be the caller's own (RO-01). */
export function mustBeOwn(caller: User, affiliateId: number): void {
  if (caller.affiliateId !== affiliateId) throw new Problem('not-yours', 403)
}
