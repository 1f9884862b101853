import type { Queryable } from '../database/index.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Events that reach every process: LISTEN/NOTIFY on one connection a process, many subscribers. */
export type Live = {
  /** With the transaction of the deed: heard when it commits, never heard when it rolls back. At most 7 kB. */
  publish(tx: Queryable, topic: string, data: Json): Promise<void>
  /**
   * Hears the topic from this call on until the signal aborts. It ends by itself when events may have been missed
   * (the connection was cut, or the subscriber is too slow): whoever still cares subscribes again and reads afresh.
   */
  subscribe<T extends Json>(topic: string, signal: AbortSignal): AsyncIterable<T>
  close(): Promise<void>
}
