import type { DiveLogWire, LogbookEventWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { LiveEventKind } from '../../../platform/live/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { type Doer, type HistoryAction, rememberChange } from '../logs/history.store.ts'

export const LOGBOOK_EVENT = 'logbook'

export const logbookEvent: LiveEventKind = { worded: (data) => data as LogbookEventWire }

type Change = {
  action: HistoryAction
  at: Date
  before: Partial<DiveLogWire>
  after: DiveLogWire
  /** Who else is notified in this transaction. */
  alsoNotified?: number | undefined
}

/**
 * Adds a change to the history of the log, and tells the diver's tabs and devices when it commits. Call it after the
 * log is written and before anyone is notified: two instructors who send each other a dive lock each other's events in
 * the order of their ids (decision 17).
 */
export async function recordChange(
  { live }: Pick<LogbookDeps, 'live'>,
  tx: Queryable,
  by: Doer,
  { action, at, before, after, alsoNotified }: Change,
): Promise<void> {
  await rememberChange(tx, by, action, at, { before, after })
  const { id, affiliate_id, version } = after
  if (alsoNotified !== undefined)
    for (const person of [affiliate_id, alsoNotified].sort((a, b) => a - b)) await live.hold(tx, person)
  const event: LogbookEventWire = { id, affiliate_id, version }
  await live.publishTo(tx, affiliate_id, LOGBOOK_EVENT, event)
}
