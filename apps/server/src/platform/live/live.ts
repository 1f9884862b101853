import type { Queryable } from '../database/index.ts'
import type { Follower } from './follower.ts'
import type { Json, PersonEvent } from './person-event.ts'

export type { Json, PersonEvent } from './person-event.ts'

/** Events that reach every process: LISTEN/NOTIFY with one connection per process and many subscribers. */
export type Live = {
  /** Runs in the caller's transaction: delivered on commit, never after a rollback. At most 7 kB. */
  publish(tx: Queryable, topic: string, data: Json): Promise<void>
  /**
   * Receives the topic's events from this call until the signal aborts. It ends on its own when events may
   * have been missed (the connection was cut, or the subscriber is too slow); the subscriber then subscribes
   * again and reloads.
   */
  subscribe<T extends Json>(topic: string, signal: AbortSignal): AsyncIterable<T>

  /**
   * Blocks other events for this person until the commit, so what you read from here on is what the person
   * knows. Lock several people in the order of their ids.
   */
  hold(tx: Queryable, affiliateId: number): Promise<void>
  /** Records an event in the caller's transaction and delivers it to every follower after the commit. */
  publishTo(tx: Queryable, affiliateId: number, type: string, data: Json): Promise<number>
  /**
   * All events of one person from now on, or after the event numbered `after`: none is missed or delivered
   * twice, even across cuts. Throws `events-gone` when some of them are no longer stored.
   */
  follow(
    affiliateId: number,
    options: { after?: number; signal: AbortSignal },
  ): Promise<AsyncIterable<PersonEvent>>
  /** Same as `follow`, for a follower that gets the events pushed; call `leave` when done. */
  join(affiliateId: number, follower: Follower, after?: number): Promise<void>
  leave(affiliateId: number, follower: Follower): void
  countFollowers(affiliateId: number): number
  /** All followers in this process. */
  countAll(): number
  /** Everyone with a follower in this process, meaning they're online. */
  listPeople(): number[]
  /** One page of the events after the given one. */
  listChanges(affiliateId: number, after: number | undefined): Promise<Changes>
  /** Checks whether a follower has missed events, in case the database stopped notifying us. */
  catchUp(): Promise<void>

  close(): Promise<void>
}

export type Changes = {
  /** The number of the last event. */
  last: number
  /** Some of the later events are no longer stored. */
  isReset: boolean
  events: PersonEvent[]
}
