import { QUEUE_KINDS, QUEUE_RIGHTS } from '@fathom/domain/office'
import type { Queryable } from '../../../platform/database/index.ts'
import { dropClaimsOfOthers } from './claim.store.ts'
import { QUEUE_JOB } from './queue-job.ts'
import type { QueuesDeps } from './queues.deps.ts'

/** OF-05: whoever may no longer work on a queue holds nothing in it, so that colleagues needn't wait. */
export async function releaseWithoutRight(
  { jobs, listStaffWith }: Pick<QueuesDeps, 'jobs' | 'listStaffWith'>,
  tx: Queryable,
): Promise<void> {
  for (const kind of QUEUE_KINDS)
    if (await dropClaimsOfOthers(tx, kind, await listStaffWith(tx, QUEUE_RIGHTS[kind])))
      await jobs.send(tx, QUEUE_JOB, { kind, isNew: false })
}
