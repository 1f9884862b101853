import type { User } from '@fathom/domain/session'
import type { MessagesDeps } from '../messages.deps.ts'
import { getThread, readersOf } from './open-thread.ts'
import { MESSAGES_EVENT } from './publish-change.ts'
import { aboutThread } from './send-message.ts'
import { saveReading } from './thread.store.ts'

/** The author sees that it was read, and a notification of what was read isn't mailed any more. */
export async function markRead(
  deps: MessagesDeps,
  caller: User,
  enrolmentId: string,
  number: number,
): Promise<void> {
  const { affiliateId: readerId } = caller
  await deps.db.transaction(async (tx) => {
    const thread = await getThread(deps, tx, caller, enrolmentId)
    const reading = { readerId, side: thread.side, number, now: deps.clock.now() }
    if (!(await saveReading(tx, thread.enrolment, reading))) return
    for (const id of readersOf(thread)) await deps.live.publishTo(tx, id, MESSAGES_EVENT, { enrolmentId })
  })
  await deps.markSubjectRead(readerId, aboutThread(enrolmentId).subject)
}
