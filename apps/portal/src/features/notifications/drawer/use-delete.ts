import { deleteNotification, restoreNotification } from '@fathom/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { announce } from '../announce.ts'
import { place, remove } from '../list/place.ts'
import type { Notification, NotificationList } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { offerUndo } from './undo.ts'

type Items = readonly Notification[]

/** An undo that overtook its deletion would be undone by it. */
let underWay: Promise<unknown> = Promise.resolve()

/** The list as it is on the screen, changed before the server has answered. */
function useShown() {
  const client = useQueryClient()
  const filter = { queryKey: NOTIFICATIONS_KEY }
  const change = (how: (list: NotificationList) => NotificationList) =>
    client.setQueriesData<NotificationList>(filter, (list) => list && how(list))
  return {
    hide: (items: Items) => {
      const ids = items.map(({ id }) => id)
      change((list) => remove(list, ids))
    },
    show: (items: Items) => {
      change((list) => items.reduce(place, list))
    },
  }
}

/** Brings deleted notifications back. */
function useRestore() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const { hide, show } = useShown()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (items: Items) => {
      await underWay
      await Promise.all(items.map(({ id }) => graph.request(restoreNotification, { id })))
    },
    onMutate: show,
    onSuccess: (_, { length: count }) => announce(t('notifications-drawer.restored', { count })),
    onError: (_, items) => {
      hide(items)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(items) }
      showToast({ text: t('notifications-drawer.undoFailed'), action })
    },
  })
  return mutate
}

/** Deletes at once, here and on the server; several in a row are undone in one go. */
export function useDelete() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const { hide, show } = useShown()
  const restore = useRestore()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (items: Items) => {
      const deed = Promise.all(items.map(({ id }) => graph.request(deleteNotification, { id })))
      underWay = Promise.allSettled([underWay, deed])
      await deed
    },
    onMutate: (items) => {
      hide(items)
      const words = {
        text: (count: number) => t('notifications-drawer.deleted', { count }),
        undo: t('notifications-drawer.undo'),
      }
      return offerUndo(items, words, restore)
    },
    onError: (_, items, undo) => {
      undo?.withdraw(items)
      show(items)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(items) }
      showToast({ text: t('notifications-drawer.deleteFailed'), action })
    },
  })
  return mutate
}
