import type { Queryable } from '../../platform/database/index.ts'
import type { Live, LiveEventKind } from '../../platform/live/index.ts'

export const DSD_EVENT = 'dsd'

/** Makes the open program pages on every device refetch when the action commits. */
export async function tellProgress(
  live: Pick<Live, 'tell'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await live.tell(tx, affiliateId, DSD_EVENT, {})
}

export const dsdEvent: LiveEventKind = { worded: () => ({}) }
