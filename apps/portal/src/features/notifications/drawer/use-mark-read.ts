import { markAllRead, markRead } from '@fathom/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { markAsRead } from '../list/mark-as-read.ts'
import type { NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'

const filter = { queryKey: NOTIFICATIONS_KEY }

/** Marks notifications, or all there are: at once on the screen; when the call fails, the list is asked for anew. */
export function useMarkRead() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const client = useQueryClient()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (ids: readonly string[] | 'all') => {
      if (ids === 'all') await graph.request(markAllRead, {})
      else await Promise.all(ids.map((id) => graph.request(markRead, { id })))
    },
    onMutate: async (ids) => {
      const before = client.getQueriesData<NotificationList>(filter)
      client.setQueriesData<NotificationList>(filter, (list) => list && markAsRead(list, ids))
      return { before }
    },
    onError: (_, ids, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list)
      void client.invalidateQueries(filter)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(ids) }
      showToast({ text: t('notifications-drawer.markFailed'), action })
    },
  })
  return mutate
}
