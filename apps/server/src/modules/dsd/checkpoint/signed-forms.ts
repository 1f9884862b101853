import type { Queryable } from '../../../platform/database/index.ts'
import type { NewestForm } from '../../forms/index.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import type { StoredCheckpoint } from './checkpoint.store.ts'

export type SignedForms = { medical: NewestForm | null; release: NewestForm | null }

/**
 * What counts for this program: a questionnaire that is still valid (TS-10), and a valid release signed after
 * the guest confirmed the store, because it names the store.
 */
export async function findSignedForms(
  { findNewestForms }: Pick<DsdDeps, 'findNewestForms'>,
  db: Queryable,
  affiliateId: number,
  checkpoint: StoredCheckpoint | undefined,
  now: Date,
): Promise<SignedForms> {
  const { medical, release } = await findNewestForms(db, affiliateId, now)
  const since = (form: NewestForm | undefined, moment: number) =>
    form && form.createdAt.getTime() >= moment ? form : null
  const confirmedAt = checkpoint?.confirmedAt?.getTime()
  return {
    medical: since(medical, 0),
    release: confirmedAt === undefined ? null : since(release, confirmedAt),
  }
}
