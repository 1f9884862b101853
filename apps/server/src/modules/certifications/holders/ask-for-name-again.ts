import type { CertificationsDeps } from '../certifications.deps.ts'
import { askAgain } from './card-holder.store.ts'

/** Puts a refused name back into the office's queue. Without a refusal, and a second time, it has no effect. */
export function askForNameAgain(
  { db, clock, queues }: Pick<CertificationsDeps, 'db' | 'clock' | 'queues'>,
  affiliateId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (await askAgain(tx, affiliateId, clock.now())) await queues.arrived(tx, 'names')
  })
}
