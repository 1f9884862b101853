import type { PgBoss } from 'pg-boss'

/** Four retries with growing delays; a heartbeat detects a worker that dies. */
const QUEUE = { retryLimit: 4, retryBackoff: true, heartbeatSeconds: 30, notify: true }

/** Creates each queue once; a failed creation is retried on the next call. */
export function createQueues(boss: PgBoss, retryDelay: number): (name: string) => Promise<void> {
  const queues = new Map<string, Promise<void>>()
  return (name) => {
    const made = queues.get(name) ?? boss.createQueue(name, { ...QUEUE, retryDelay })
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }
}
