import { paidYear } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'
import { dayOf } from './club-status.ts'
import { addTerm, listTerms, lockTerms } from './club-term.store.ts'

/** ST-10: a year of the club, in the transaction of the code that pays for it. Returns its last day. */
export const applyClubCode = (
  tx: Queryable,
  affiliateId: number,
  { code, now }: { code: string; now: Date },
): Promise<string> => addClubYear(tx, affiliateId, { source: `code:${code}`, now })

/** In the transaction of what pays for it. Returns the last day of the year. */
export async function addClubYear(
  tx: Queryable,
  affiliateId: number,
  { source, now }: { source: string; now: Date },
): Promise<string> {
  await lockTerms(tx, affiliateId)
  const year = paidYear(await listTerms(tx, affiliateId), dayOf(now))
  await addTerm(tx, affiliateId, source, year)
  return year.endsOn
}
