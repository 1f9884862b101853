import { Problem } from '../../platform/problem.ts'
import { countAttempt, forgetAttempts } from '../../platform/rate-limit.ts'
import type { AccountDeps } from './account.deps.ts'

/** Prevents password guessing in an unattended signed-in browser. */
const LIMIT = { limit: 10, windowSeconds: 900 }

const keyOf = (affiliateId: number) => `present password of ${affiliateId}`

type Used = Pick<AccountDeps, 'db' | 'clock'>

export async function countPasswordAttempt({ db, clock }: Used, affiliateId: number): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, keyOf(affiliateId), LIMIT, clock.now())
  if (!allowed) throw new Problem('too-many-attempts', 429, { extra: { retryAfter: retryAfterSeconds } })
}

export const forgetPasswordAttempts = ({ db }: Used, affiliateId: number) =>
  forgetAttempts(db, keyOf(affiliateId))
