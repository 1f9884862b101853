import { ageProblem, type DsdLink, firstDayAllowed } from '@fathom/domain/dsd'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { Problem } from '../../platform/problem.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { findParticipant } from '../references/index.ts'
import type { DsdDeps } from './dsd.deps.ts'
import { dsdProblem } from './dsd-problem.ts'

export type Asking = { caller: User; locale: Locale }

/** VA-07: checked on the day on which the guest continues, not on the day of the invitation. */
export function mustBeOldEnough({ clock }: Pick<DsdDeps, 'clock'>, { caller, locale }: Asking): void {
  const problem = ageProblem(caller.birthdate, clock.now())
  if (problem) throw dsdProblem(problem, locale, { from: firstDayAllowed(caller.birthdate) ?? null })
}

/** Enough to change one's mind, too few to enumerate the numbers. */
const CHOICES = { limit: 30, windowSeconds: 600 }

/** VA-06: the store that the guest names, and the member if there is one. */
export async function mustExist(
  { db, clock }: Pick<DsdDeps, 'db' | 'clock'>,
  { caller, locale }: Asking,
  { storeNumber, memberNumber }: DsdLink,
): Promise<void> {
  if (storeNumber === null) throw dsdProblem('store-missing', locale)
  const { allowed, retryAfterSeconds } = await countAttempt(
    db,
    `dsd ${caller.affiliateId}`,
    CHOICES,
    clock.now(),
  )
  if (!allowed) throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
  if (!(await findParticipant(db, 'store', storeNumber))) throw dsdProblem('no-store-found', locale)
  if (memberNumber !== null && !(await findParticipant(db, 'member', memberNumber)))
    throw dsdProblem('no-member-found', locale)
}
