import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { append } from '../list/place.ts'
import type { NotificationList } from '../notification.ts'
import { fetchNotifications, NOTIFICATIONS_KEY, PAGE } from '../notifications.queries.ts'

/** Fetches the page after the loaded ones. */
export function useLoadMore() {
  const calls = useCalls()
  const { locale } = useTranslator()
  const client = useQueryClient()
  const queryKey = [...NOTIFICATIONS_KEY, locale]
  const listNow = () => client.getQueryData<NotificationList>(queryKey)
  const { mutate, isError } = useMutation({
    mutationKey: ['notifications', 'more'],
    networkMode: 'always',
    mutationFn: async (before: string) => {
      for (;;) {
        const asked = listNow()
        const page = await fetchNotifications(calls, before)
        const list = listNow()
        if (list?.next !== before) return
        // An event that arrived in the meantime may affect this older page, so fetch it again.
        if (list === asked) return client.setQueryData(queryKey, append(list, page))
      }
    },
  })
  return { load: mutate, isError }
}

/**
 * Reduces the list to one page when the drawer closes: it reopens at the top, and thousands of rows would be
 * slow.
 */
export function useTrimOnClose(): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      client.setQueriesData<NotificationList>({ queryKey: NOTIFICATIONS_KEY }, (list) => {
        if (!list || list.items.length <= PAGE) return list
        const items = list.items.slice(0, PAGE)
        return { ...list, items, next: items.at(-1)?.id }
      })
    },
    [client],
  )
}
