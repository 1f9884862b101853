import type { PersonEvent } from '../../platform/live/index.ts'
import type { GraphContext } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { readingLocale } from '../../platform/reading-locale.ts'
import { NOTIFICATION_EVENT, type NotificationEvent } from './notification-event.ts'
import { listMarkedAt } from './notifications.store.ts'
import { type Facts, factsOf, wordedIn } from './worded.ts'

const BATCH = 500

type Used = Pick<Platform, 'db' | 'live'>

/** CA-45, out of the same journal as the live channel. */
export function notificationsSubscriptions(used: Used) {
  const source =
    <T>(pick: (events: AsyncIterable<NotificationEvent>, affiliateId: number) => AsyncIterable<T>) =>
    async (_: unknown, { after }: { after?: number | null }, { caller, request }: GraphContext) => {
      const from = typeof after === 'number' ? { after } : {}
      const events = await used.live.follow(caller.affiliateId, { ...from, signal: request.signal })
      return pick(changesIn(events), caller.affiliateId)
    }
  const worded = (facts: Facts, _: unknown, { caller, request }: GraphContext) =>
    wordedIn(readingLocale(request.headers.get('accept-language'), caller))(facts)
  return {
    notificationCreated: { subscribe: source(created), resolve: worded },
    notificationUpdated: {
      subscribe: source((events, affiliateId) => updated(used, events, affiliateId)),
      resolve: worded,
    },
    notificationDeleted: {
      subscribe: source(deleted),
      resolve: (id: string, _: unknown, { caller }: GraphContext) => ({
        id,
        affiliate_id: caller.affiliateId,
      }),
    },
  }
}

async function* changesIn(events: AsyncIterable<PersonEvent>): AsyncGenerator<NotificationEvent> {
  for await (const { type, data } of events) if (type === NOTIFICATION_EVENT) yield data as NotificationEvent
}

async function* created(events: AsyncIterable<NotificationEvent>): AsyncGenerator<Facts> {
  for await (const event of events)
    if (event.change === 'created' || event.change === 'restored') yield event.notification
}

async function* deleted(events: AsyncIterable<NotificationEvent>): AsyncGenerator<string> {
  for await (const event of events) if (event.change === 'deleted') yield event.id
}

async function* updated(
  used: Used,
  events: AsyncIterable<NotificationEvent>,
  affiliateId: number,
): AsyncGenerator<Facts> {
  for await (const event of events) {
    if (event.change === 'updated') yield event.notification
    if (event.change === 'read-all') yield* markedAt(used, affiliateId, new Date(event.timestamp))
  }
}

/** The journal keeps one event for all of them; this graph promises each. */
async function* markedAt({ db }: Used, affiliateId: number, readAt: Date): AsyncGenerator<Facts> {
  let after: string | undefined
  do {
    const rows = await listMarkedAt(db, affiliateId, readAt, { after, limit: BATCH })
    yield* rows.map(factsOf)
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  } while (after)
}
