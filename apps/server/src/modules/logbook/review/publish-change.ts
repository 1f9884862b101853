import type { DiveLogWire, LogbookEventWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Live, LiveEventKind } from '../../../platform/live/index.ts'

export const LOGBOOK_EVENT = 'logbook'

/** Notifies the diver's open logbooks about a review when it commits. */
export async function publishChange(
  live: Pick<Live, 'publishTo'>,
  tx: Queryable,
  log: DiveLogWire,
): Promise<void> {
  const { id, affiliate_id, version } = log
  const event: LogbookEventWire = { id, affiliate_id, version }
  await live.publishTo(tx, affiliate_id, LOGBOOK_EVENT, event)
}

export const logbookEvent: LiveEventKind = { worded: (data) => data as LogbookEventWire }
