import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { DocumentRow } from './document.store.ts'

/** Enough to sign again after every correction; every signing is kept and checked for years. */
const SIGNINGS = { limit: 20, windowSeconds: 3600 }

/** Counts a form that was signed, in its own transaction; throws, and so keeps nothing, if there were too many. */
export async function countSigning(
  tx: Queryable,
  { affiliate_id, form, created_at }: Pick<DocumentRow, 'affiliate_id' | 'form' | 'created_at'>,
): Promise<void> {
  const key = `sign ${form} ${affiliate_id}`
  const { allowed, retryAfterSeconds } = await countAttempt(tx, key, SIGNINGS, created_at)
  if (!allowed) throw new Problem('too-many-signings', 429, { extra: { retryAfter: retryAfterSeconds } })
}
