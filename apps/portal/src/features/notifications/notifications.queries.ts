import { notifications } from '@fathom/contract/notifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import type { NotificationList } from './notification.ts'

const SHOWN = 50
const EVERY_MS = 60_000

export const NOTIFICATIONS_KEY = ['notifications', 'list'] as const

/** The server words them, so another language is another list. */
export const notificationsQuery = ({ graph }: Pick<Calls, 'graph'>, locale: string) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, locale],
    queryFn: async ({ signal }): Promise<NotificationList> => {
      const answer = await graph.request(notifications, { limit: SHOWN, offset: 0 }, { signal })
      return { items: answer.notifications, unread: answer.unreadCount }
    },
    refetchInterval: EVERY_MS,
  })
