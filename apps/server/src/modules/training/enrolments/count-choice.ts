import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { TrainingDeps } from '../training.deps.ts'

/** Enough to change one's mind, too few to enumerate the numbers. */
const CHOICES = { limit: 30, windowSeconds: 600 }

/** Counts a choice of who teaches; throws if there were too many. */
export async function countChoice(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  { affiliateId }: User,
): Promise<void> {
  const key = `enrol ${affiliateId}`
  const { allowed, retryAfterSeconds } = await countAttempt(db, key, CHOICES, clock.now())
  if (!allowed) throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
}
