import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { findParticipant } from '../../references/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'

/** Enough for typos, too few to enumerate the numbers. */
const LOOKUPS = { limit: 60, windowSeconds: 600 }

const UNKNOWN = {
  member: { problem: 'unknown-instructor', words: 'profile.lookup.problem.memberUnknown' },
  store: { problem: 'unknown-store', words: 'profile.lookup.problem.storeUnknown' },
} as const

type Chosen = { number: number | null; kind: keyof typeof UNKNOWN }

/** The person with this number; throws when there is none (VA-06), or when it is the applicant. */
export async function findChosen(
  { db, clock }: Pick<ApplicationsDeps, 'db' | 'clock'>,
  { caller, locale }: { caller: User; locale: Locale },
  { number, kind }: Chosen,
): Promise<number | null> {
  if (number === null) return null
  const key = `application numbers ${caller.affiliateId}`
  const { allowed, retryAfterSeconds } = await countAttempt(db, key, LOOKUPS, clock.now())
  if (!allowed) throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
  const found = await findParticipant(db, kind, number)
  const { problem, words } = UNKNOWN[kind]
  if (!found) throw new Problem(problem, 422, { errors: [translatorFor(locale).t(words)] })
  const affiliateId = Number(found.affiliate_id)
  if (affiliateId === caller.affiliateId) throw new Problem('own-number', 422)
  return affiliateId
}
