import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Following, followTopic } from '../ended/follow-topic.ts'
import { Watchers } from '../ended/watchers.ts'
import { findHandover, listHandedOver } from './handover.store.ts'

const TOPIC = 'handovers'

type Used = Pick<Platform, 'db' | 'live' | 'log'>
type Bearer = Pick<User, 'affiliateId' | 'sid'>

/**
 * Who has handed over a device, in the memory of each process. Only their calls cost a query, which says
 * whether it's this session (TS-06). The memory may name too many people, never too few.
 */
export class Handovers {
  readonly #deps: Used
  /** With the number of the message that named them last. */
  readonly #people = new Map<number, number>()
  readonly #watchers = new Watchers()
  readonly #following: Following
  #messages = 0

  constructor(deps: Used) {
    this.#deps = deps
    this.#following = followTopic<Bearer>(deps, {
      topic: TOPIC,
      reload: () => this.#reload(),
      receive: (bearer) => this.receive(bearer),
      warning: 'could not read which sessions are handed over',
    })
  }

  /** What the session of this bearer was handed over for. */
  async find(bearer: Bearer): Promise<string | undefined> {
    await this.#following.loaded
    if (!this.#people.has(bearer.affiliateId)) return undefined
    return (await findHandover(this.#deps.db, bearer))?.subject
  }

  /** Calls back each time the session is handed over. Returns how to stop watching. */
  watch(sid: string, handedOver: () => void): () => void {
    return this.#watchers.add(sid, handedOver)
  }

  /** In the transaction that hands over: when it commits, every process knows. */
  announce(tx: Queryable, { affiliateId, sid }: Bearer): Promise<void> {
    return this.#deps.live.publish(tx, TOPIC, { affiliateId, sid })
  }

  receive({ affiliateId, sid }: Bearer): void {
    this.#messages += 1
    this.#people.set(affiliateId, this.#messages)
    this.#watchers.call(sid)
  }

  close(): void {
    this.#following.close()
  }

  async #reload(): Promise<void> {
    // Anyone who hands over while we read may be missing in what we read.
    const before = this.#messages
    const people = new Set(await listHandedOver(this.#deps.db))
    for (const person of people) if (!this.#people.has(person)) this.#people.set(person, before)
    for (const [person, message] of this.#people)
      if (!people.has(person) && message <= before) this.#people.delete(person)
  }
}
