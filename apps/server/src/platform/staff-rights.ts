import { isStaff, type User } from '@fathom/domain/session'

const acted = new WeakSet<User>()

/**
 * Whether the caller has the rights of the organization's staff. Asking means that the answer of the call
 * depends on them, so a yes is noted for the security log (TS-22).
 */
export function actsAsStaff(caller: User): boolean {
  const isAllowed = isStaff(caller.affiliateType)
  if (isAllowed) acted.add(caller)
  return isAllowed
}

/** `caller` is the object of one call, so this is about that call alone. */
export const hasActedAsStaff = (caller: User): boolean => acted.has(caller)
