import type { Queryable } from '../database/index.ts'
import type { Follower } from './follower.ts'
import type { Json, PersonEvent } from './person-event.ts'

export type { Json, PersonEvent } from './person-event.ts'

/** Events that reach every process: LISTEN/NOTIFY on one connection a process, many subscribers. */
export type Live = {
  /** With the transaction of the deed: heard when it commits, never heard when it rolls back. At most 7 kB. */
  publish(tx: Queryable, topic: string, data: Json): Promise<void>
  /**
   * Hears the topic from this call on until the signal aborts. It ends by itself when events may have been missed
   * (the connection was cut, or the subscriber is too slow): whoever still cares subscribes again and reads afresh.
   */
  subscribe<T extends Json>(topic: string, signal: AbortSignal): AsyncIterable<T>

  /**
   * Until the commit nobody else tells this person anything: what is read from here on is what the person knows.
   * A deed that holds several people takes them in the order of their ids.
   */
  hold(tx: Queryable, affiliateId: number): Promise<void>
  /** Writes down in the deed's transaction what happened, and tells it to every follower once it commits. */
  tell(tx: Queryable, affiliateId: number, type: string, data: Json): Promise<number>
  /**
   * Everything of one person from the answer on, or after the event numbered `after`: nothing is left out or told
   * twice, whatever is cut meanwhile. Throws `events-gone` when some of it is not kept any longer.
   */
  follow(
    affiliateId: number,
    options: { after?: number; signal: AbortSignal },
  ): Promise<AsyncIterable<PersonEvent>>
  /** The same for whoever wants to be handed the events; `leave` when done. */
  join(affiliateId: number, follower: Follower, after?: number): Promise<void>
  leave(affiliateId: number, follower: Follower): void
  countFollowers(affiliateId: number): number
  /** Everyone whom somebody follows in this process: they are here. */
  listPeople(): number[]
  /** One page of what came after an event. */
  listChanges(affiliateId: number, after: number | undefined): Promise<Changes>
  /** Looks whether a follower has missed something, should the database have stopped talking to us. */
  catchUp(): Promise<void>

  close(): Promise<void>
}

export type Changes = {
  /** The last event that there is. */
  last: number
  /** Some of what came after is not kept any longer. */
  isReset: boolean
  events: PersonEvent[]
}
