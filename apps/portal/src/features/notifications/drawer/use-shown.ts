import { useQueryClient } from '@tanstack/react-query'
import { place, remove } from '../list/place.ts'
import type { Meant, NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'

/** Optimistic changes to the displayed list. */
export function useShown() {
  const client = useQueryClient()
  const change = (how: (list: NotificationList) => NotificationList) =>
    client.setQueriesData<NotificationList>({ queryKey: NOTIFICATIONS_KEY }, (list) => list && how(list))
  return {
    hide: (meant: Meant) => {
      change((list) => remove(list, meant))
    },
    show: ({ items }: Meant) => {
      change((list) => items.reduce(place, list))
    },
    /** The displayed list may be wrong, so refetch it. */
    readAnew: () => {
      void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
    },
  }
}
