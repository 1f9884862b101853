import { useQueryClient } from '@tanstack/react-query'
import { place, remove } from '../list/place.ts'
import type { Meant, NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'

/** The list as it is on the screen, changed before the server has answered. */
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
    /** What is shown may not be what is so. */
    readAnew: () => {
      void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
    },
  }
}
