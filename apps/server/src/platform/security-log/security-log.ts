import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/index.ts'
import { PendingEvents, type SecurityEvent } from './pending-events.ts'
import {
  addSecurityEvents,
  deleteSecurityEvents,
  listSecurityEvents,
  type SecurityEventFilter,
  type StoredSecurityEvent,
} from './security-event.store.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90

/** Under load, what happens meanwhile is counted together and written with one statement. */
const PAUSE_MS = 200
const RETRY_MS = 5000

/** The log of security events (TS-22), separate from the server's own log. */
export type SecurityLog = {
  /** Returns at once and never throws: the call that it reports on doesn't depend on it. */
  record(event: SecurityEvent): void
  list(
    filter: SecurityEventFilter,
    page: { page: number; pageSize: number },
  ): Promise<{ items: StoredSecurityEvent[]; total: number }>
  /** Deletes what is older than 90 days. */
  cleanUp(): Promise<void>
  /** Writes what is still pending. Called when the server has answered its last request. */
  close(): Promise<void>
}

type Deps = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> }

export function createSecurityLog({ db, clock, log }: Deps, { retryMs = RETRY_MS } = {}): SecurityLog {
  const pending = new PendingEvents()
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<boolean> {
    const events = pending.takeAll()
    try {
      await addSecurityEvents(db, events)
      return true
    } catch (error) {
      pending.giveBack(events)
      log.error({ err: error, events: events.length }, 'could not write security events; retrying')
      return false
    } finally {
      const dropped = pending.takeDropped()
      if (dropped > 0) log.error({ dropped }, 'too many security events were waiting; some are lost')
    }
  }

  function start(): void {
    if (writing || timer) return
    writing = write().then((isWritten) => {
      writing = undefined
      timer = setTimeout(next, isWritten ? PAUSE_MS : retryMs).unref()
    })
  }

  function next(): void {
    timer = undefined
    if (pending.size > 0) start()
  }

  return {
    record: (event) => {
      pending.add(event, clock.now())
      start()
    },
    list: (filter, page) => listSecurityEvents(db, filter, page),
    cleanUp: () => deleteSecurityEvents(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    close: async () => {
      await writing
      clearTimeout(timer)
      if (pending.size > 0) await write()
    },
  }
}
