import type { User } from '@fathom/domain/session'
import { Problem } from '../../platform/problem.ts'

/** An email address in a path or body is data, never authority: it must be the caller's own (RO-01). */
export function mustBeOwnEmail(caller: User, email: string): void {
  if (!caller.email || caller.email.toLowerCase() !== email.trim().toLowerCase())
    throw new Problem('not-yours', 403)
}
