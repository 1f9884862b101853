import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson } from '../../platform/demo.ts'
import { saveCheckpoint } from './checkpoint/checkpoint.store.ts'

const DAY_MS = 86_400_000

/** Mara was a guest ten days ago, however old the demo world is. */
export async function renewDemoCheckpoint(
  tx: Queryable,
  { name, affiliateId }: DemoPerson,
  now: Date,
): Promise<void> {
  if (name !== 'diver') return
  const updatedDate = new Date(now.getTime() - 10 * DAY_MS).toISOString()
  await saveCheckpoint(tx, affiliateId, {
    storeNumber: 7001,
    memberNumber: null,
    status: 'processed',
    updatedDate,
    confirmedAt: null,
  })
}
