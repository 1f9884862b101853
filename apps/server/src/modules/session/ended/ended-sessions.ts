import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertEnded, listEnded } from './ended-session.store.ts'

/** Longer than anything that names a session is valid: bearers minutes, launch addresses of courses hours. */
export const REMEMBERED_MS = 24 * 3_600_000

/** In case the database stopped notifying us without an error. */
const RELOAD_EVERY_MS = 15_000
const RETRY_MS = 250

const TOPIC = 'ended-sessions'

/** PostgreSQL limits a notification to 8000 bytes, and a `sid` has at most 50. */
const SIDS_A_NOTIFICATION = 100

type Used = Pick<Platform, 'db' | 'live' | 'clock' | 'log'>

/**
 * The sessions that ended lately, in the memory of each process, so that refusing their bearers costs no
 * query. The database notifies every process when one commits; what was missed is read at start and after a
 * lost connection (TS-16).
 */
export class EndedSessions {
  readonly #deps: Used
  readonly #sids = new Map<string, number>()
  readonly #watchers = new Map<string, Set<() => void>>()
  readonly #closed = new AbortController()
  readonly #loaded = Promise.withResolvers<void>()
  readonly #timer: NodeJS.Timeout

  constructor(deps: Used) {
    this.#deps = deps
    this.#timer = setInterval(() => this.#reload().catch((error) => this.#warn(error)), RELOAD_EVERY_MS)
    this.#timer.unref()
    void this.#follow()
  }

  /** Resolves when the sessions that ended before this process started are known. */
  loaded(): Promise<void> {
    return this.#loaded.promise
  }

  has(sid: string): boolean {
    return this.#sids.has(sid)
  }

  /** Calls back once when the session ends, also if it already has. Returns how to stop watching. */
  watch(sid: string, ended: () => void): () => void {
    const watchers = this.#watchers.get(sid) ?? new Set()
    this.#watchers.set(sid, watchers.add(ended))
    if (this.has(sid)) ended()
    return () => {
      watchers.delete(ended)
      if (watchers.size === 0) this.#watchers.delete(sid)
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.#closed.abort()
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closed
    while (!signal.aborted) {
      try {
        // Subscribes first and reads second, so that no end is missed in between.
        const events = this.#deps.live.subscribe<string[]>(TOPIC, signal)
        await this.#reload()
        this.#loaded.resolve()
        for await (const sids of events) for (const sid of sids) this.#add(sid, this.#now())
      } catch (error) {
        this.#warn(error)
      }
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #reload(): Promise<void> {
    const since = this.#now() - REMEMBERED_MS
    for (const { sid, ended_at } of await listEnded(this.#deps.db, new Date(since)))
      this.#add(sid, ended_at.getTime())
    for (const [sid, endedAt] of this.#sids) if (endedAt < since) this.#sids.delete(sid)
  }

  #add(sid: string, endedAt: number): void {
    if (this.#sids.has(sid)) return
    this.#sids.set(sid, endedAt)
    for (const ended of [...(this.#watchers.get(sid) ?? [])]) ended()
  }

  #now(): number {
    return this.#deps.clock.now().getTime()
  }

  #warn(error: unknown): void {
    if (!this.#closed.signal.aborted)
      this.#deps.log.warn({ err: error }, 'could not read which sessions have ended')
  }
}

/** In the transaction that deletes the sessions: when it commits, every process refuses their bearers. */
export async function refuseBearersOf(
  { live, clock }: Pick<Used, 'live' | 'clock'>,
  tx: Queryable,
  sessions: readonly { affiliate_id: string; id: string }[],
  except?: string,
): Promise<void> {
  if (sessions.length === 0) return
  const sids = await insertEnded(tx, sessions, except, clock.now())
  for (let from = 0; from < sids.length; from += SIDS_A_NOTIFICATION)
    await live.publish(tx, TOPIC, sids.slice(from, from + SIDS_A_NOTIFICATION))
}
