import type { NotificationEventWire } from '@fathom/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Live } from '../../../shared/live/index.ts'
import { applyChange } from '../list/apply-change.ts'
import type { NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { createCount } from './count-unread.ts'

type Ports = {
  live: Pick<Live, 'on' | 'onReset'>
  queries: QueryClient
  graph: Calls['graph']
  arrived(name: string): void
}

const ALL = { queryKey: NOTIFICATIONS_KEY }

/** ST-09: what is created, changed or deleted anywhere shows here, whichever pages are loaded. */
export function followNotifications({ live, queries, graph, arrived }: Ports): () => void {
  const count = createCount(queries, graph)
  const unhear = live.on('notification', ({ data, locale }) => {
    const change = data as NotificationEventWire
    if (change.change === 'created') arrived(change.notification.name)
    const isCounted = applyTo(queries, change, locale)
    if (isCounted) count.changed()
    else count.ask()
  })
  const unreset = live.onReset(() => void queries.invalidateQueries(ALL))
  return () => {
    unhear()
    unreset()
  }
}

/** Changes the list in the language of the event; false when that leaves the count open. */
function applyTo(queries: QueryClient, change: NotificationEventWire, locale: string): boolean {
  const spoken = { queryKey: [...NOTIFICATIONS_KEY, locale] }
  void queries.invalidateQueries({ ...ALL, predicate: ({ queryKey }) => queryKey[2] !== locale })
  const isOvertaken = queries.isFetching(spoken) > 0
  let isCounted = true
  queries.setQueryData<NotificationList>(spoken.queryKey, (list) => {
    if (!list) return undefined
    const applied = applyChange(list, change)
    isCounted = applied.isCounted
    return applied.list
  })
  // An answer on its way may be older than the event.
  if (isOvertaken) void queries.invalidateQueries(spoken)
  return isCounted
}
