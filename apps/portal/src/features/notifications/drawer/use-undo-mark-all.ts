import { undoMarkAllRead } from '@fathom/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { announce } from '../announce.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'

/** Offers to undo "mark all as read"; only the server knows all affected items. */
export function useUndoMarkAll() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const client = useQueryClient()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (at: string) => (await graph.request(undoMarkAllRead, { at })).undoMarkAllRead,
    onSuccess: (count) => {
      void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
      announce(t('notifications-drawer.unreadAgain', { count }))
    },
    onError: (_, at) => {
      const action = { label: t('shell.error.retry'), onPress: () => mutate(at) }
      showToast({ text: t('notifications-drawer.undoFailed'), action })
    },
  })
  return ({ count, at }: { count: number; at: string }) => {
    if (count === 0) return
    const action = { label: t('notifications-drawer.undo'), onPress: () => mutate(at) }
    showToast({ text: t('notifications-drawer.allRead', { count }), action })
  }
}
