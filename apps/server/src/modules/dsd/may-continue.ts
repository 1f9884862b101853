import { ageProblem, type DsdLink, firstDayAllowed } from '@fathom/domain/dsd'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { Problem } from '../../platform/problem.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { findRulingBirthDates, listIdentities } from '../account/index.ts'
import { findParticipant } from '../references/index.ts'
import type { DsdDeps } from './dsd.deps.ts'
import { dsdProblem } from './dsd-problem.ts'

export type Visitor = { caller: User; locale: Locale }

type AgeDeps = Pick<DsdDeps, 'db' | 'clock'>

/**
 * VA-07: checked on the day on which the guest continues, not on the day of the invitation. By the birth date in
 * the account: a guest may name a dive center before anyone there has confirmed it.
 */
export async function mustBeOldEnoughToChoose(
  { db, clock }: AgeDeps,
  { caller, locale }: Visitor,
): Promise<void> {
  const birthDate = (await listIdentities(db, [caller.affiliateId])).get(caller.affiliateId)?.birthDate ?? ''
  const problem = ageProblem(birthDate, clock.now())
  if (problem) throw dsdProblem(problem, locale, { from: firstDayAllowed(birthDate) ?? null })
}

/** TS-05: whether the guest is too young by a birth date from before, and nobody has confirmed the present one. */
export async function isAgeUnconfirmed({ db, clock }: AgeDeps, { caller }: Visitor): Promise<boolean> {
  const birthDates = await findRulingBirthDates(db, caller.affiliateId)
  return ageProblem(birthDates?.youngest ?? '', clock.now()) !== undefined
}

/** VA-07, TS-05: by every birth date that the guest gave, until someone has confirmed the present one. */
export async function mustBeOldEnough(deps: AgeDeps, visitor: Visitor): Promise<void> {
  await mustBeOldEnoughToChoose(deps, visitor)
  if (await isAgeUnconfirmed(deps, visitor)) throw dsdProblem('age-unconfirmed', visitor.locale)
}

/** Enough to change one's mind, too few to enumerate the numbers. */
const CHOICES = { limit: 30, windowSeconds: 600 }

/** VA-06: the store and the member that the guest names, if any. */
export async function mustExist(
  { db, clock }: Pick<DsdDeps, 'db' | 'clock'>,
  { caller, locale }: Visitor,
  { storeNumber, memberNumber }: DsdLink,
): Promise<void> {
  if (storeNumber === null && memberNumber === null) return
  const { allowed, retryAfterSeconds } = await countAttempt(
    db,
    `dsd ${caller.affiliateId}`,
    CHOICES,
    clock.now(),
  )
  if (!allowed) throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
  if (storeNumber !== null && !(await findParticipant(db, 'store', storeNumber)))
    throw dsdProblem('no-store-found', locale)
  if (memberNumber !== null && !(await findParticipant(db, 'member', memberNumber)))
    throw dsdProblem('no-member-found', locale)
}

export async function mustNameStore(
  deps: Pick<DsdDeps, 'db' | 'clock'>,
  visitor: Visitor,
  link: DsdLink,
): Promise<void> {
  if (link.storeNumber === null) throw dsdProblem('store-missing', visitor.locale)
  await mustExist(deps, visitor, link)
}
