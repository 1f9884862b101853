import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from './database/index.ts'

/**
 * A module's part of the office: what waits for the staff's decision, in SQL over the module's own table, which
 * has the alias `q`. The office counts, lists, searches and hands out the items of all of them alike.
 */
export type QueueSource = {
  kind: string
  /** Left out for a queue that every organization has. One that is off is as unknown as one that doesn't exist. */
  isOn?: () => boolean
  table: string
  id: { column: string; type: 'uuid' | 'bigint' }
  /** Since when an item waits; for one with a promise to its person, since that was made. */
  since: string
  /** Whose item it is. */
  person: string
  /** A code for what it's about, which `labelOf` words. */
  label: string
  labelOf?: (label: string, locale: Locale) => string
  /** How an item stands against what its person was promised, if anything was. */
  promiseOf?: (item: { since: Date; state: string }, now: Date) => 'early' | 'due' | 'late' | 'paused'
  /** Which items wait for the office. There must be an index on `since` and the id for it. */
  open: string
  /** The code of an item's state. */
  state: string
  /** Filters by the code of the state; they may also show items that aren't open. */
  states: Readonly<Record<string, string>>
  /** One item, with all that a decision needs. Undefined when there is none. */
  read: (db: Queryable, id: string, reader: QueueReader) => Promise<object | undefined>
}

export type QueueReader = { caller: User; locale: Locale }

/** What a module tells the office about its queue, in the transaction of the action. */
export type QueuePort = {
  /** An item has come in: the staff are notified, and the open pages show it. */
  arrived: (tx: Queryable, kind: string) => Promise<void>
  /** An item has changed or was decided by someone else than staff. */
  changed: (tx: Queryable, kind: string) => Promise<void>
  /** A decision by staff begins: throws 409 `held` while a colleague works on the item. */
  mustBeFree: (tx: Queryable, caller: Pick<User, 'affiliateId'>, item: QueueItem) => Promise<void>
  /** A decision by staff was made: nobody works on the item any longer. */
  decided: (tx: Queryable, item: QueueItem) => Promise<void>
}

export type QueueItem = { kind: string; id: string }
