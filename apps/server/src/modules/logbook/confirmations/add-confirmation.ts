import { createHash } from 'node:crypto'
import type { User } from '@fathom/domain/session'
import type { OpenedConfirmation } from '@fathom/domain/trust'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findLog } from '../logs/dive-log.store.ts'
import {
  countConfirmations,
  findConfirmation,
  type StoredConfirmation,
  saveConfirmation,
} from './confirmation.store.ts'

const MOST_BUDDIES = 20
/** Clocks of phones differ; a confirmation from next week is no mistake of a clock. */
const TOLERATED_MS = 86_400_000

/**
 * TS-15: stores what a buddy's device confirmed of the caller's dive. A dive that was changed since is no reason to
 * refuse: both could be offline, and the page says what changed.
 */
export async function addConfirmation(
  deps: LogbookDeps,
  caller: User,
  { logId, code }: { logId: string; code: string },
): Promise<StoredConfirmation> {
  const { affiliateId } = caller
  const text = code.replaceAll(/[\r\n\t]/g, '').trim()
  return deps.db.transaction(async (tx) => {
    // The log is the caller's, so another diver's code is never stored with it.
    if (!(await findLog(tx, affiliateId, logId))) throw new Problem('not-found', 404)
    const opened = await deps.checkConfirmation(tx, text)
    if (opened?.is !== 'valid') throw refusal(opened?.is ?? 'unreadable')
    const { dive, diver, buddy } = opened
    if (dive.logId !== logId || diver.person !== affiliateId) throw refusal('other-dive')
    if (buddy.person === affiliateId) throw refusal('self')
    const confirmedAt = new Date(opened.confirmedAt * 1000)
    if (confirmedAt.getTime() > deps.clock.now().getTime() + TOLERATED_MS) throw refusal('future')
    const id = createHash('sha256').update(text).digest('hex').slice(0, 32)
    const earlier = await findConfirmation(tx, { affiliateId, logId, id, buddyId: buddy.person })
    if (earlier && (earlier.id === id || earlier.confirmedAt > confirmedAt)) return earlier
    if (!earlier && (await countConfirmations(tx, affiliateId, logId)) >= MOST_BUDDIES)
      throw refusal('too-many')
    const stored = { id, logId, code: text, confirmedAt }
    const createdAt = deps.clock.now()
    await saveConfirmation(tx, { ...stored, affiliateId, buddyId: buddy.person, createdAt })
    return stored
  })
}

type Refusal =
  | Exclude<OpenedConfirmation['is'], 'valid'>
  | 'unreadable'
  | 'other-dive'
  | 'self'
  | 'future'
  | 'too-many'

const refusal = (why: Refusal) => new Problem(`confirmation-${why}`, 422)
