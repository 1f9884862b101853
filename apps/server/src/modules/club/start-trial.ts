import { clubStatus, mayStartTrial, trialFrom } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'
import { Problem } from '../../platform/problem.ts'
import { dayOf } from './club-status.ts'
import { addTerm, hasTermOf, listTerms, lockTerms } from './club-term.store.ts'

const SOURCE = 'trial'

/** Once in a lifetime. A repeated call, such as a retry, changes nothing and is no error. */
export async function startTrial(tx: Queryable, affiliateId: number, now: Date): Promise<void> {
  await lockTerms(tx, affiliateId)
  if (await hasTermOf(tx, affiliateId, SOURCE)) return
  const today = dayOf(now)
  if (!mayStartTrial(clubStatus(await listTerms(tx, affiliateId), today)))
    throw new Problem('trial-not-open', 409)
  await addTerm(tx, affiliateId, SOURCE, trialFrom(today))
}
