import type { ApplicationRole } from '@fathom/domain/applications'
import { isStaff, type User } from '@fathom/domain/session'
import type { ApplicationRow } from '../application.store.ts'

/** One role at a time: nobody can review or complete their own application. */
export function roleOf(
  row: Pick<ApplicationRow, 'applicantId' | 'instructorId'>,
  { affiliateId, affiliateType }: User,
): ApplicationRole {
  if (row.applicantId === affiliateId) return 'applicant'
  if (isStaff(affiliateType)) return 'provider'
  return row.instructorId === affiliateId ? 'instructor' : 'store'
}
