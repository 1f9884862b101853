import { markAllRead, markRead, markSubjectRead } from '@fathom/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { markAsRead } from '../list/mark-as-read.ts'
import type { Meant, NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { useUndoMarkAll } from './use-undo-mark-all.ts'

const filter = { queryKey: NOTIFICATIONS_KEY }

/** Marks some or all notifications as read: optimistic, and refetches the list when the call fails. */
export function useMarkRead() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const client = useQueryClient()
  const offerUndo = useUndoMarkAll()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (meant: Meant | 'all') => {
      if (meant === 'all') offerUndo((await graph.request(markAllRead, {})).markAllRead)
      else await markThose(graph, meant)
    },
    onMutate: (meant) => {
      const before = client.getQueriesData<NotificationList>(filter)
      client.setQueriesData<NotificationList>(filter, (list) => list && markAsRead(list, meant))
      return { before }
    },
    onError: (_, meant, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list)
      void client.invalidateQueries(filter)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(meant) }
      showToast({ text: t('notifications-drawer.markFailed'), action })
    },
  })
  return mutate
}

async function markThose(graph: Calls['graph'], { items, subject }: Meant): Promise<void> {
  if (subject) await graph.request(markSubjectRead, { subject })
  else await Promise.all(items.map(({ id }) => graph.request(markRead, { id })))
}
