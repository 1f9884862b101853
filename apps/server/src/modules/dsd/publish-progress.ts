import type { Queryable } from '../../platform/database/index.ts'
import type { Live, LiveEventKind } from '../../platform/live/index.ts'

export const DSD_EVENT = 'dsd'

/** Makes the open program pages on every device refetch when the action commits. */
export async function publishProgress(
  live: Pick<Live, 'publishTo'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await live.publishTo(tx, affiliateId, DSD_EVENT, {})
}

export const dsdEvent: LiveEventKind = { worded: () => ({}) }
