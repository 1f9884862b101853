import type { Queryable } from '../../../platform/database/index.ts'
import { findNewestForms, type NewestForm } from '../../forms/index.ts'
import type { StoredCheckpoint } from './checkpoint.store.ts'

const YEAR_MS = 365 * 86_400_000

export type SignedForms = { medical: NewestForm | null; release: NewestForm | null }

/**
 * What counts for this program: a questionnaire from the last year, and a release signed after the guest
 * confirmed the store, because it names the store.
 */
export async function findSignedForms(
  db: Queryable,
  affiliateId: number,
  checkpoint: StoredCheckpoint | undefined,
  now: Date,
): Promise<SignedForms> {
  const { medical, release } = await findNewestForms(db, affiliateId)
  const yearAgo = now.getTime() - YEAR_MS
  const since = (form: NewestForm | undefined, moment: number) =>
    form && form.createdAt.getTime() >= moment ? form : null
  const confirmedAt = checkpoint?.confirmedAt?.getTime()
  return {
    medical: since(medical, yearAgo),
    release: confirmedAt === undefined ? null : since(release, Math.max(confirmedAt, yearAgo)),
  }
}
