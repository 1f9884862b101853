import { type ClubStanding, clubStanding } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'
import { listTerms } from './club-term.store.ts'

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** A person's club status today; for the modules that offer benefits to members. */
export async function readClubStanding(db: Queryable, affiliateId: number, now: Date): Promise<ClubStanding> {
  return clubStanding(await listTerms(db, affiliateId), dayOf(now))
}
