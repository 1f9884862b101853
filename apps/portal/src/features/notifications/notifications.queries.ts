import { notifications } from '@fathom/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import type { NotificationList } from './notification.ts'

export const PAGE = 50

export const NOTIFICATIONS_KEY = ['notifications', 'list'] as const

export async function fetchNotifications(
  { graph }: Pick<Calls, 'graph'>,
  before?: string,
  signal?: AbortSignal,
): Promise<NotificationList> {
  const variables = { limit: PAGE, before: before ?? null }
  const {
    notifications: items,
    unreadCount: unread,
    liveSequence: sequence,
  } = await graph.request(notifications, variables, signal && { signal })
  return { items, unread, sequence, next: items.length < PAGE ? undefined : items.at(-1)?.id }
}

/** The server provides the text, so each language has its own list. The live channel keeps it up to date. */
export const notificationsQuery = (calls: Pick<Calls, 'graph'>, locale: string) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, locale],
    queryFn: ({ signal }) => fetchNotifications(calls, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
