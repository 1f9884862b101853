import type { User } from '@fathom/domain/session'
import { Problem } from '../../platform/problem.ts'
import { actsAsStaff } from '../../platform/staff-rights/index.ts'
import type { CertificationsDeps } from './certifications.deps.ts'

/**
 * Whose cards and photo a caller may see: their own, everyone's as staff, or those of their students (CA-27,
 * RO-05).
 */
export async function mustBeEntitled(
  { db, doesTeach }: Pick<CertificationsDeps, 'db' | 'doesTeach'>,
  caller: User,
  affiliateId: number,
): Promise<void> {
  if (caller.affiliateId === affiliateId || actsAsStaff(caller, 'cards')) return
  if (!(await doesTeach(db, caller, affiliateId))) throw new Problem('not-yours', 403)
}
