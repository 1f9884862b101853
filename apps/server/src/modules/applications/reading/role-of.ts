import type { ApplicationRole } from '@fathom/domain/applications'
import type { User } from '@fathom/domain/session'
import { actsAsStaff } from '../../../platform/staff-rights/index.ts'
import type { ApplicationRow } from '../application.store.ts'

/** One role at a time: nobody can review or complete their own application. */
export function roleOf(
  row: Pick<ApplicationRow, 'applicantId' | 'instructorId'>,
  caller: User,
): ApplicationRole {
  if (row.applicantId === caller.affiliateId) return 'applicant'
  if (actsAsStaff(caller, 'applications')) return 'provider'
  return row.instructorId === caller.affiliateId ? 'instructor' : 'store'
}
