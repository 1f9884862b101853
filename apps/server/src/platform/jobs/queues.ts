import type { PgBoss } from 'pg-boss'

/** Four tries more, with growing waits between them; a worker that dies is noticed by its heartbeat. */
const QUEUE = { retryLimit: 4, retryBackoff: true, heartbeatSeconds: 30, notify: true }

/** Makes each queue once; one that could not be made is tried again the next time. */
export function createQueues(boss: PgBoss, retryDelay: number): (name: string) => Promise<void> {
  const queues = new Map<string, Promise<void>>()
  return (name) => {
    const made = queues.get(name) ?? boss.createQueue(name, { ...QUEUE, retryDelay })
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }
}
