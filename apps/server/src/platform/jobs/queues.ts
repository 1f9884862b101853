import type { PgBoss } from 'pg-boss'
import type { Retries } from './jobs.ts'

/** Four retries with growing delays; a heartbeat detects a worker that dies. */
const QUEUE = { retryLimit: 4, retryBackoff: true, heartbeatSeconds: 30, notify: true }

/** Creates each queue once; a failed creation is retried on the next call. */
export function createQueues(
  boss: PgBoss,
  retryDelay: number,
  retriesOf: (name: string) => Retries | undefined,
): (name: string) => Promise<void> {
  const queues = new Map<string, Promise<void>>()
  return (name) => {
    const made = queues.get(name) ?? create(boss, name, retryDelay, retriesOf(name))
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }
}

async function create(boss: PgBoss, name: string, retryDelay: number, retries: Retries | undefined) {
  await boss.createQueue(name, { ...QUEUE, retryDelay })
  if (!retries) return
  const { limit: retryLimit, delaySeconds, maxSeconds: retryDelayMax } = retries
  // The queue of an earlier version, or of a process that only sends, has other retries.
  await boss.updateQueue(name, { retryLimit, retryDelay: delaySeconds, retryBackoff: true, retryDelayMax })
}
