import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertEnded, listEnded } from './ended-session.store.ts'
import { type Following, followTopic } from './follow-topic.ts'
import { Watchers } from './watchers.ts'

/** Longer than anything that names a session is valid: bearers minutes, launch addresses of courses hours. */
export const REMEMBERED_MS = 24 * 3_600_000

const TOPIC = 'ended-sessions'

/** PostgreSQL limits a notification to 8000 bytes, and a `sid` has at most 50. */
const SIDS_A_NOTIFICATION = 100

type Used = Pick<Platform, 'db' | 'live' | 'clock' | 'log'>

/**
 * The sessions that ended lately, in the memory of each process, so that refusing their bearers costs no
 * query (TS-16).
 */
export class EndedSessions {
  readonly #deps: Used
  readonly #sids = new Map<string, number>()
  readonly #watchers = new Watchers()
  readonly #following: Following

  constructor(deps: Used) {
    this.#deps = deps
    this.#following = followTopic<string[]>(deps, {
      topic: TOPIC,
      reload: () => this.#reload(),
      receive: (sids) => {
        for (const sid of sids) this.#add(sid, this.#now())
      },
      warning: 'could not read which sessions have ended',
    })
  }

  /** Resolves when the sessions that ended before this process started are known. */
  loaded(): Promise<void> {
    return this.#following.loaded
  }

  has(sid: string): boolean {
    return this.#sids.has(sid)
  }

  /** Calls back once when the session ends, also if it already has. Returns how to stop watching. */
  watch(sid: string, ended: () => void): () => void {
    const stop = this.#watchers.add(sid, ended)
    if (this.has(sid)) ended()
    return stop
  }

  close(): void {
    this.#following.close()
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
    this.#watchers.call(sid)
  }

  #now(): number {
    return this.#deps.clock.now().getTime()
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
