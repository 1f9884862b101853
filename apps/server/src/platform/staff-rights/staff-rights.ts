import { isStaff, isStaffMember, type StaffRight, type User } from '@fathom/domain/session'
import { Problem } from '../problem.ts'

const acted = new WeakSet<User>()

const hasRight = (caller: User, right: StaffRight): boolean =>
  isStaff(caller) && (caller.rights?.includes(right) ?? false)

/**
 * Whether the caller has this right of the organization's staff (OF-01). Asking means that the answer of the
 * call depends on it, so a yes is noted for the security log (TS-22).
 */
export function actsAsStaff(caller: User, right: StaffRight): boolean {
  const isAllowed = hasRight(caller, right)
  if (isAllowed) acted.add(caller)
  return isAllowed
}

/**
 * Refuses everyone who isn't staff, staff without a second factor (TS-19), and staff who lack the right.
 * `staff` stands for any member of staff.
 */
export function mustHaveRight(caller: User, right: StaffRight | 'staff'): void {
  if (!isStaffMember(caller.affiliateType)) throw new Problem('not-allowed', 403)
  if (!isStaff(caller)) throw new Problem('second-factor-needed', 403)
  if (right !== 'staff' && !hasRight(caller, right))
    throw new Problem('right-missing', 403, { extra: { right } })
  acted.add(caller)
}

/** Nobody of the staff decides on what is theirs; a colleague does. Throws 403 `own-item`. */
export function mustBeAboutOthers(by: number, affiliateId: number): void {
  if (by === affiliateId) throw new Problem('own-item', 403)
}

/** `caller` is the object of one call, so this is about that call alone. */
export const hasActedAsStaff = (caller: User): boolean => acted.has(caller)
