import { networkOf } from '@fathom/domain/session'
import { countAttempt, type RateLimit, returnAttempt } from '../../platform/rate-limit.ts'
import type { CodeCaller } from './caller.ts'
import { waitProblem } from './code-problem.ts'
import type { CodesDeps } from './codes.deps.ts'
import { isKnownTo } from './codes.store.ts'

type Counter = RateLimit & { key: string }

const QUARTER = 900
const DAY = 86_400

/**
 * Enough for the typos of one person, or of a class at one IP address; too few to find a code among a
 * billion.
 */
function countersOf({ user, address }: CodeCaller): Counter[] {
  const isShared = address.includes(':') && !address.includes('.')
  const place = isShared ? networkOf(address) : address
  return [
    { key: `codes of ${user.affiliateId}`, limit: 10, windowSeconds: QUARTER },
    { key: `codes of ${user.affiliateId} a day`, limit: 50, windowSeconds: DAY },
    { key: `codes by ${place}`, limit: 60, windowSeconds: QUARTER },
  ]
}

/**
 * Counts an attempt before checking it, so that simultaneous ones count too. Attempts that weren't guesses
 * are refunded; a code that the caller knows from us is never counted, and works even after too many guesses.
 */
export async function admit(
  { db, clock }: Pick<CodesDeps, 'db' | 'clock'>,
  caller: CodeCaller,
  key: string | undefined,
): Promise<() => Promise<void>> {
  if (key !== undefined && (await isKnownTo(db, key, caller.user))) return async () => {}
  const counted: string[] = []
  const giveBack = async () => {
    for (const counter of counted) await returnAttempt(db, counter)
  }
  for (const counter of countersOf(caller)) {
    const { allowed, retryAfterSeconds } = await countAttempt(db, counter.key, counter, clock.now())
    if (!allowed) throw waitProblem('too-many', caller.locale, retryAfterSeconds)
    counted.push(counter.key)
  }
  return giveBack
}
