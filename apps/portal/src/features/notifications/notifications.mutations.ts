import { markAllRead, markRead } from '@fathom/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { markAsRead } from './mark-as-read.ts'
import type { NotificationList } from './notification.ts'
import { NOTIFICATIONS_KEY } from './notifications.queries.ts'

/** Marks one notification, or all when no id is given: at once on the screen, taken back when the call fails. */
export function useMarkRead() {
  const { graph } = useCalls()
  const { t } = useTranslator()
  const client = useQueryClient()
  const filter = { queryKey: NOTIFICATIONS_KEY }
  const mutation = useMutation({
    mutationFn: async (id: string | undefined) => {
      await (id === undefined ? graph.request(markAllRead, {}) : graph.request(markRead, { id }))
    },
    onMutate: async (id) => {
      await client.cancelQueries(filter)
      const before = client.getQueriesData<NotificationList>(filter)
      client.setQueriesData<NotificationList>(filter, (list) => list && markAsRead(list, id))
      return { before }
    },
    onError: (_, id, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list)
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(id) }
      showToast({ text: t('shell.notifications.markFailed'), action })
    },
    onSettled: () => client.invalidateQueries(filter),
  })
  return (id?: string) => mutation.mutate(id)
}
