import type { PersonEvent } from '../../platform/live/index.ts'
import type { GraphContext } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { readingLocale } from '../../platform/reading-locale.ts'
import { NOTIFICATION_EVENT, type NotificationEvent } from './notification-event.ts'
import { listTogether } from './several.store.ts'
import { type Facts, factsOf, wordedIn } from './worded.ts'

const BATCH = 500

type Used = Pick<Platform, 'db' | 'live'>

/** CA-45, from the same journal as the live channel. */
export function notificationsSubscriptions(used: Used) {
  const source =
    <T>(pick: Picked<T>) =>
    async (_: unknown, { after }: { after?: number | null }, { caller, request }: GraphContext) => {
      const from = typeof after === 'number' ? { after } : {}
      const events = await used.live.follow(caller.affiliateId, { ...from, signal: request.signal })
      return changesIn(events, (event) =>
        pick(event, (several) => listAll(used, caller.affiliateId, several)),
      )
    }
  const worded = (facts: Facts, _: unknown, { caller, request }: GraphContext) =>
    wordedIn(readingLocale(request.headers.get('accept-language'), caller))(facts)
  return {
    notificationCreated: { subscribe: source(created), resolve: worded },
    notificationUpdated: { subscribe: source(updated), resolve: worded },
    notificationDeleted: {
      subscribe: source(deleted),
      resolve: ({ id }: { id: string }, _: unknown, { caller }: GraphContext) => ({
        id,
        affiliate_id: caller.affiliateId,
      }),
    },
  }
}

async function* changesIn<T>(
  events: AsyncIterable<PersonEvent>,
  pick: (event: NotificationEvent) => Iterable<T> | AsyncIterable<T>,
): AsyncGenerator<T> {
  for await (const { type, data } of events)
    if (type === NOTIFICATION_EVENT) yield* pick(data as NotificationEvent)
}

type Picked<T> = (event: NotificationEvent, listed: Listed) => Iterable<T> | AsyncIterable<T>
type Listed = (together: Parameters<typeof listTogether>[2]) => AsyncIterable<Facts>

const created: Picked<Facts> = (event, listed) => {
  if (event.change === 'created' || event.change === 'restored') return [event.notification]
  if (event.change === 'subject-restored') return event.notifications ?? listed({ subject: event.subject })
  return []
}

const updated: Picked<Facts> = (event, listed) => {
  if (event.change === 'updated') return [event.notification]
  if (event.change === 'read-all' || event.change === 'subject-read')
    return listed({ readAt: new Date(event.timestamp) })
  return event.change === 'unread-all' ? listed('unread') : []
}

const deleted: Picked<{ id: string }> = (event, listed) => {
  if (event.change === 'deleted') return [event]
  return event.change === 'subject-deleted' ? listed({ deletedAt: new Date(event.timestamp) }) : []
}

/** The journal stores one event for a bulk change; this graph promises one for each notification. */
async function* listAll(
  { db }: Used,
  affiliateId: number,
  together: Parameters<Listed>[0],
): AsyncGenerator<Facts> {
  let after: string | undefined
  do {
    const rows = await listTogether(db, affiliateId, together, { after, limit: BATCH })
    yield* rows.map(factsOf)
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  } while (after)
}
