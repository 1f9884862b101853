import { setTimeout as wait } from 'node:timers/promises'
import type { Json } from '../../../platform/live/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** In case the database stopped notifying us without an error. */
const RELOAD_EVERY_MS = 15_000
const RETRY_MS = 250

type Used = Pick<Platform, 'live' | 'log'>

type Followed<Message> = {
  topic: string
  /** Reads everything from the database. */
  reload: () => Promise<void>
  receive: (message: Message) => void
  /** What the log says when it can't be read. */
  warning: string
}

export type Following = {
  /** Resolves when what was written before this process started is known. */
  loaded: Promise<void>
  close: () => void
}

/**
 * Keeps the memory of each process up to date with a table. The database notifies every process when a change
 * commits; what was missed is read at start and after a lost connection.
 */
export function followTopic<Message extends Json>(
  { live, log }: Used,
  { topic, reload, receive, warning }: Followed<Message>,
): Following {
  const closed = new AbortController()
  const { signal } = closed
  const loaded = Promise.withResolvers<void>()
  const warn = (error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, warning)
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      try {
        // Subscribes first and reads second, so that nothing is missed in between.
        const messages = live.subscribe<Message>(topic, signal)
        await reload()
        loaded.resolve()
        for await (const message of messages) receive(message)
      } catch (error) {
        warn(error)
      }
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const timer = setInterval(() => reload().catch(warn), RELOAD_EVERY_MS)
  timer.unref()
  void follow()
  return {
    loaded: loaded.promise,
    close: () => {
      clearInterval(timer)
      closed.abort()
    },
  }
}
