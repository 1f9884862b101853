import type { Queryable } from '../database/index.ts'
import type { Json } from '../live/index.ts'

export type JobData = { [key: string]: Json }

type SendOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** The job's own id (a UUID): sending the same id again has no effect. */
  id?: string
}

export type Running = {
  id: string
  /** Aborted when the server stops before the work is done; the job is then retried. */
  signal: AbortSignal
}

/** How often a failed job is tried again: the pause doubles each time, up to `maxSeconds`. */
export type Retries = { limit: number; delaySeconds: number; maxSeconds: number }

/**
 * Durable work that runs after the transaction that requests it commits. It may run twice, so make it
 * idempotent.
 */
export type Jobs = {
  /** Registers the handler for this work in this process. */
  work<Data extends JobData>(
    name: string,
    handler: (data: Data, job: Running) => Promise<void>,
    retries?: Retries,
  ): Promise<void>
  /** Runs in the caller's transaction: the job exists once it commits. */
  send(tx: Queryable, name: string, data: JobData, options?: SendOptions): Promise<void>
  /** Tries those that wait for their next attempt now. */
  retryNow(names: readonly string[]): Promise<void>
  start(): Promise<void>
  /** Gives running jobs some time to finish. */
  stop(): Promise<void>
}
