import { MOBILE_PHONE_TYPE } from '@fathom/domain/account'
import type { AccountDeps } from '../account.deps.ts'
import { findOldestPending, type SyncEvent, settleEvent } from './sync-event.store.ts'

export const SYNC_JOB = 'account.sync'

/** Twelve attempts over about two and a half hours; then someone must look at it. */
export const MOST_ATTEMPTS = 12
const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 3600
const ANSWER_MS = 15_000

type Used = Pick<AccountDeps, 'config' | 'db' | 'jobs' | 'clock' | 'log'>
type SyncJob = { affiliateId: number }

/** Sends one person's pending events in order, until all are delivered or one attempt fails. */
export async function deliverSyncEvents(
  deps: Used,
  { affiliateId }: SyncJob,
  signal: AbortSignal,
): Promise<void> {
  const isDone = await deps.db.transaction(async (tx) => {
    const [lock] = await tx.query<{ is_locked: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('sync queue ' || $1::text, 0)) as is_locked",
      [affiliateId],
    )
    if (!lock?.is_locked) return false
    for (let event = await findOldestPending(deps.db, affiliateId); event; ) {
      if (!(await deliver(deps, affiliateId, event, signal))) return true
      event = await findOldestPending(deps.db, affiliateId)
    }
    return true
  })
  // Another process is delivering; it may have looked before this person's newest event was there.
  if (!isDone) await again(deps, affiliateId, FIRST_WAIT_SECONDS)
}

/** False when it must be retried later; a job for that is queued. */
async function deliver(
  deps: Used,
  affiliateId: number,
  event: SyncEvent,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock, log } = deps
  const failure = await post(deps, affiliateId, event, signal)
  if (failure === undefined) {
    await settleEvent(db, affiliateId, event.id, 'delivered', clock.now())
    return true
  }
  const attempts = event.attempts + 1
  const isLast = attempts >= MOST_ATTEMPTS
  await settleEvent(db, affiliateId, event.id, isLast ? 'failed' : 'pending', clock.now())
  if (isLast) {
    log.error({ eventId: event.id, affiliateId, failure, attempts }, 'could not deliver a sync event')
    return true
  }
  await again(deps, affiliateId, Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1)))
  return false
}

function again({ db, jobs }: Used, affiliateId: number, seconds: number): Promise<void> {
  return jobs.send(db, SYNC_JOB, { affiliateId }, { startAfter: new Date(Date.now() + seconds * 1000) })
}

/**
 * Undefined when the queue accepted it, otherwise the error. The event's id lets the queue detect duplicates.
 */
async function post(
  { config }: Used,
  affiliateId: number,
  event: SyncEvent,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!config.syncQueue) return 'no queue is configured'
  try {
    const answer = await fetch(config.syncQueue.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': config.syncQueue.key,
        'idempotency-key': event.id,
      },
      body: JSON.stringify({
        eventType: event.eventType,
        affiliateId,
        phoneNumberTypeId: MOBILE_PHONE_TYPE,
        userName: event.userName,
        phoneNumber: event.phoneNumber,
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `status ${answer.status}`
  } catch (error) {
    // The server is stopping: that isn't the queue's fault, and the job will run again.
    signal.throwIfAborted()
    return error instanceof Error ? error.message : String(error)
  }
}
