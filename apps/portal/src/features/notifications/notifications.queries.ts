import { notifications } from '@fathom/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'
import { devicePerson } from '../../shared/offline/device-person.ts'
import type { NotificationList } from './notification.ts'

const PAGE = 50

/** The name under which the first page is stored on the device. */
export const NOTIFICATIONS = 'notifications'

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

/** As the server answers it: older pages that were loaded are left out. */
export function firstPage(list: NotificationList): NotificationList {
  if (list.items.length <= PAGE) return list
  const items = list.items.slice(0, PAGE)
  return { ...list, items, next: items.at(-1)?.id }
}

/** The server provides the text, so each language has its own list. The live channel keeps it up to date. */
export const notificationsQuery = (calls: Pick<Calls, 'graph'>, locale: string) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, locale],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId: devicePerson(), name: NOTIFICATIONS }, () =>
        fetchNotifications(calls, undefined, signal),
      ),
    ...ALSO_OFFLINE,
    staleTime: Number.POSITIVE_INFINITY,
  })
