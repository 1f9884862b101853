import type { ItemEvent } from '@fathom/domain/office'
import type { Queryable } from '../../../platform/database/index.ts'
import type { QueueItem } from '../../../platform/queues.ts'

type EventRow = { id: string; actor: number; event: ItemEvent; at: Date }

/** The newest first. A note is an event too; what it says isn't. */
export const listItemEvents = (db: Queryable, { kind, id }: QueueItem, limit: number): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select id::text as id, actor::float8 as actor, event, at from office_item_event where kind = $1 and item_id = $2
     union all
     select id::text, author::float8, 'item-noted', at from office_note where kind = $1 and item_id = $2
     order by at desc, id desc limit $3`,
    [kind, id, limit],
  )

type NewEvent = { affiliateId: number; actor: number; event: Exclude<ItemEvent, 'item-noted'>; at: Date }

export async function addItemEvent(tx: Queryable, { kind, id }: QueueItem, added: NewEvent): Promise<void> {
  await tx.query(
    'insert into office_item_event (kind, item_id, affiliate_id, actor, event, at) values ($1, $2, $3, $4, $5, $6)',
    [kind, id, added.affiliateId, added.actor, added.event, added.at],
  )
}

/** The events of a person's items go with the person. */
export async function forgetItemEvents(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from office_item_event where affiliate_id = $1', [affiliateId])
}
