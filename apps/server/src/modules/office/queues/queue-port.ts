import { endOfClaim, isQueueKind } from '@fathom/domain/office'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { QueueItem, QueuePort } from '../../../platform/queues.ts'
import { listNames } from '../../account/index.ts'
import { dropClaim, findClaim, takeItem } from './claim.store.ts'
import { QUEUE_JOB } from './queue-job.ts'
import type { QueuesDeps } from './queues.deps.ts'

type Deps = Pick<QueuesDeps, 'clock' | 'jobs'>

/** What the other modules tell the office about their queues. */
export function queuePort(deps: Deps): QueuePort {
  const tell = (tx: Queryable, kind: string, isNew = false) =>
    deps.jobs.send(tx, QUEUE_JOB, { kind, isNew, isCounted: true })
  return {
    arrived: (tx, kind) => tell(tx, kind, true),
    changed: (tx, kind) => tell(tx, kind),
    mustBeFree: (tx, caller, item) => mustTake(deps, tx, caller, item),
    decided: async (tx, item) => {
      await dropClaim(tx, item)
      await tell(tx, item.kind)
    },
  }
}

/** Throws 409 `held` with the holder while a colleague works on it. */
export async function mustTake(
  { clock }: Pick<Deps, 'clock'>,
  tx: Queryable,
  { affiliateId: holder }: Pick<User, 'affiliateId'>,
  item: QueueItem & { affiliateId?: number },
): Promise<void> {
  const now = clock.now()
  if (!isQueueKind(item.kind)) throw new Error(`there is no queue ${item.kind}`)
  if (await takeItem(tx, item, { holder, now, heldUntil: endOfClaim(item.kind, now) })) return
  const claim = await findClaim(tx, item, now)
  const by = claim?.holder ?? 0
  const name = (await listNames(tx, [by])).get(by) ?? ''
  throw new Problem('held', 409, { extra: { holder: { affiliateId: by, name } } })
}
