import { isQueueKind, QUEUE_RIGHTS, type QueueKind } from '@fathom/domain/office'
import type { Queryable } from '../../../platform/database/index.ts'
import type { JobData } from '../../../platform/jobs/index.ts'
import type { LiveEventKind } from '../../../platform/live/index.ts'
import { summarize } from './queue.store.ts'
import type { QueuesDeps } from './queues.deps.ts'

export const QUEUE_JOB = 'office-queue'
export const OFFICE_EVENT = 'office'

export const officeEvent: LiveEventKind = { worded: (data) => data as { kind: string } }

/**
 * Runs after the action, so that a diver's call never waits for the locks of the staff's channels. The open pages of
 * everyone with the right follow it; of new items, everyone is notified at most once an hour for each queue.
 */
export async function tellOffice(deps: QueuesDeps, { kind, isNew }: JobData): Promise<void> {
  if (typeof kind !== 'string' || !isQueueKind(kind)) return
  const staff = await deps.listStaffWith(deps.db, QUEUE_RIGHTS[kind])
  for (const affiliateId of staff)
    await deps.db.transaction(async (tx) => {
      await deps.live.publishTo(tx, affiliateId, OFFICE_EVENT, { kind })
      if (isNew === true) await notifyOfNew(deps, tx, affiliateId, kind)
    })
}

async function notifyOfNew(
  deps: QueuesDeps,
  tx: Queryable,
  affiliateId: number,
  kind: QueueKind,
): Promise<void> {
  const source = deps.sources().find((one) => one.kind === kind)
  const isOn = source?.isOn?.() ?? true
  const { count } = source && isOn ? await summarize(tx, source) : { count: 0 }
  if (count === 0) return
  const hour = deps.clock.now().toISOString().slice(0, 13)
  await deps.notify(tx, affiliateId, {
    kind: 'office-items',
    values: { queue: kind, count },
    url: `/office/queues/${kind}`,
    subject: `office-queue:${kind}`,
    key: `office-items ${kind} ${hour}`,
  })
}
