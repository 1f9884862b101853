import type { ApplicationRole } from '@fathom/domain/applications'
import { isStaff, type User } from '@fathom/domain/session'
import type { ApplicationRow } from '../application.store.ts'

/** One part at a time: nobody reviews or completes what they applied for themselves. */
export function roleOf(
  row: Pick<ApplicationRow, 'applicantId' | 'instructorId'>,
  { affiliateId, affiliateType }: User,
): ApplicationRole {
  if (row.applicantId === affiliateId) return 'applicant'
  if (isStaff(affiliateType)) return 'provider'
  return row.instructorId === affiliateId ? 'instructor' : 'store'
}
