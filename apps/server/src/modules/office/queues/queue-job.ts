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
 * everyone with the right follow it. Everyone has one notification for each queue with its current count, which new items
 * make at most once an hour and which goes when nothing waits.
 */
export async function tellOffice(deps: QueuesDeps, { kind, isNew, isCounted }: JobData): Promise<void> {
  if (typeof kind !== 'string' || !isQueueKind(kind)) return
  const staff = await deps.listStaffWith(deps.db, QUEUE_RIGHTS[kind])
  for (const affiliateId of staff)
    await deps.db.transaction(async (tx) => {
      await deps.live.publishTo(tx, affiliateId, OFFICE_EVENT, { kind })
      if (isNew === true || isCounted === true)
        await notifyOfCount(deps, tx, affiliateId, { kind, isNews: isNew === true })
    })
}

async function notifyOfCount(
  deps: QueuesDeps,
  tx: Queryable,
  affiliateId: number,
  { kind, isNews }: { kind: QueueKind; isNews: boolean },
): Promise<void> {
  const source = deps.sources().find((one) => one.kind === kind)
  const { count } = source ? await summarize(tx, source) : { count: 0 }
  const subject = `office-queue:${kind}`
  if (count === 0) return deps.current.clear(tx, affiliateId, subject)
  await deps.current.keepCurrent(
    tx,
    affiliateId,
    { kind: 'office-items', values: { queue: kind, count }, url: `/office/queues/${kind}`, subject },
    { isNews },
  )
}
