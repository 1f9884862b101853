import { notifications } from '@fathom/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'

/** Several events that leave the count open are answered by one call. */
const TOGETHER_MS = 200

/** Asks how many are unread, where the loaded pages do not tell. */
export function createCount(queries: QueryClient, graph: Calls['graph']) {
  let changes = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchCount = async () => {
    const asked = changes
    const { unreadCount: unread } = await graph.request(notifications, { limit: 1, before: null })
    // What happened meanwhile may be in the answer or not: only an undisturbed one counts.
    if (asked !== changes) return ask()
    queries.setQueriesData<NotificationList>(
      { queryKey: NOTIFICATIONS_KEY },
      (list) => list && { ...list, unread },
    )
  }
  const ask = () => {
    clearTimeout(timer)
    // A count that cannot be fetched now comes with the next event.
    timer = setTimeout(() => void fetchCount().catch(() => undefined), TOGETHER_MS)
  }
  return {
    changed: () => {
      changes += 1
    },
    ask: () => {
      changes += 1
      ask()
    },
  }
}
