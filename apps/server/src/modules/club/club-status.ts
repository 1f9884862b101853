import { type ClubStatus, clubStatus } from '@fathom/domain/club'
import type { Queryable } from '../../platform/database/index.ts'
import { listTerms } from './club-term.store.ts'

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** A person's club status today; for the modules that offer benefits to members. */
export async function readClubStatus(db: Queryable, affiliateId: number, now: Date): Promise<ClubStatus> {
  return clubStatus(await listTerms(db, affiliateId), dayOf(now))
}
