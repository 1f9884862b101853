import { isStaff, isStaffMember, type User } from '@fathom/domain/session'
import { Problem } from './problem.ts'

const acted = new WeakSet<User>()

/**
 * Whether the caller has the rights of the organization's staff. Asking means that the answer of the call
 * depends on them, so a yes is noted for the security log (TS-22).
 */
export function actsAsStaff(caller: User): boolean {
  const isAllowed = isStaff(caller)
  if (isAllowed) acted.add(caller)
  return isAllowed
}

/** Refuses everyone else with `problem`, and tells staff that a second factor is missing (TS-19). */
export function mustBeStaff(caller: User, problem = 'not-allowed'): void {
  if (actsAsStaff(caller)) return
  throw new Problem(isStaffMember(caller.affiliateType) ? 'second-factor-needed' : problem, 403)
}

/** `caller` is the object of one call, so this is about that call alone. */
export const hasActedAsStaff = (caller: User): boolean => acted.has(caller)
