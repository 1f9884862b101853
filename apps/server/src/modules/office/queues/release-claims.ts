import { isQueueKind, QUEUE_KINDS, QUEUE_RIGHTS } from '@fathom/domain/office'
import type { Queryable } from '../../../platform/database/index.ts'
import type { QueueItem } from '../../../platform/queues.ts'
import { deleteClaims, dropClaimsOfOthers } from './claim.store.ts'
import { addItemEvent } from './item-event.store.ts'
import { QUEUE_JOB } from './queue-job.ts'
import type { QueuesDeps } from './queues.deps.ts'

/**
 * Releases one item of a person, all that they hold in a queue, or all. What was only loaded ahead changes nothing for
 * others and isn't in the history.
 */
export async function releaseClaims(
  { jobs, clock }: Pick<QueuesDeps, 'jobs' | 'clock'>,
  tx: Queryable,
  holder: number,
  which: Partial<QueueItem> = {},
): Promise<void> {
  const at = clock.now()
  const ended = await deleteClaims(tx, { holder, now: at }, which)
  const opened = ended.filter(({ kind, wasOpen }) => wasOpen && isQueueKind(kind))
  for (const { affiliateId, ...item } of opened)
    if (affiliateId !== null)
      await addItemEvent(tx, item, { affiliateId, actor: holder, event: 'item-released', at })
  for (const kind of new Set(opened.map((claim) => claim.kind)))
    await jobs.send(tx, QUEUE_JOB, { kind, isNew: false })
}

/** OF-05: anyone who may no longer work on a queue holds nothing in it, so that colleagues needn't wait. */
export async function releaseWithoutRight(
  { jobs, listStaffWith }: Pick<QueuesDeps, 'jobs' | 'listStaffWith'>,
  tx: Queryable,
): Promise<void> {
  for (const kind of QUEUE_KINDS)
    if (await dropClaimsOfOthers(tx, kind, await listStaffWith(tx, QUEUE_RIGHTS[kind])))
      await jobs.send(tx, QUEUE_JOB, { kind, isNew: false })
}
