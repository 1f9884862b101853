import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'
import { applyChange } from '../list-changes.ts'
import type { NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { clearRestores, isOvertaken } from './pending-restores.ts'

type Ports = {
  live: Pick<Live, 'on' | 'onReset'>
  queries: QueryClient
  arrived(name: string): void
}

const ALL = { queryKey: NOTIFICATIONS_KEY }

/** ST-09: shows what is created, changed or deleted anywhere, whichever pages are loaded. */
export function followNotifications({ live, queries, arrived }: Ports): () => void {
  const stopEvents = live.on('notification', ({ sequence, data, locale }) => {
    const change = data as NotificationEventWire
    if (change.change === 'created') arrived(change.notification.name)
    applyTo(queries, change, { sequence, locale })
  })
  const stopResets = live.onReset(() => {
    clearRestores()
    void queries.invalidateQueries(ALL)
  })
  return () => {
    stopEvents()
    stopResets()
  }
}

/** The sequence from which the live channel continues; undefined until a list is loaded. */
export function readUpTo(queries: QueryClient): number | undefined {
  const lists = queries.getQueriesData<NotificationList>(ALL).flatMap(([, list]) => list ?? [])
  return lists.length > 0 ? Math.min(...lists.map(({ sequence }) => sequence)) : undefined
}

/** Applies the event to the list in its language; lists in other languages are refetched. */
function applyTo(
  queries: QueryClient,
  change: NotificationEventWire,
  { sequence, locale }: { sequence: number; locale: string },
): void {
  const spoken = { queryKey: [...NOTIFICATIONS_KEY, locale] }
  void queries.invalidateQueries({ ...ALL, predicate: ({ queryKey }) => queryKey[2] !== locale })
  // An answer in flight may be older than the event.
  let isKnown = queries.isFetching(spoken) === 0
  const isPast = isOvertaken(change)
  queries.setQueryData<NotificationList>(spoken.queryKey, (list) => {
    if (!list || sequence <= list.sequence) return list
    const changed = isPast ? list : applyChange(list, change)
    isKnown &&= changed !== undefined
    return changed && { ...changed, sequence }
  })
  if (!isKnown) void queries.invalidateQueries(spoken)
}
