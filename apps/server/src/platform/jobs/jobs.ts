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
  /** Aborted when the server stops before the work is done: it will be tried again. */
  signal: AbortSignal
}

/** Work that must happen, once the deed that asks for it is committed. It may happen twice: make it idempotent. */
export type Jobs = {
  /** Says who does this work in this process. */
  work<Data extends JobData>(
    name: string,
    handler: (data: Data, job: Running) => Promise<void>,
  ): Promise<void>
  /** In the deed's transaction: the job exists when it commits. */
  send(tx: Queryable, name: string, data: JobData, options?: SendOptions): Promise<void>
  start(): Promise<void>
  /** Lets running work finish for a while. */
  stop(): Promise<void>
}
