import { isStaff, isStaffMember, type User } from '@fathom/domain/session'
import { Problem } from './problem.ts'

/** Refuses everyone else with `problem`, and tells staff that a second factor is missing (TS-19). */
export function mustBeStaff(caller: User, problem = 'not-allowed'): void {
  if (isStaff(caller)) return
  throw new Problem(isStaffMember(caller.affiliateType) ? 'second-factor-needed' : problem, 403)
}
