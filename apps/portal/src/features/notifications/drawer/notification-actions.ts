import {
  deleteNotification,
  deleteSubject,
  markAllRead,
  markRead,
  markSubjectRead,
  restoreNotification,
  restoreSubject,
  undoMarkAllRead,
} from '@fathom/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { announce } from '../announce.ts'
import { markAsRead, place, remove } from '../list-changes.ts'
import { cancelRestore, expectRestore } from '../live/pending-restores.ts'
import type { NotificationList, Target } from '../notification.ts'
import { NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { offerUndo } from './undo.ts'

/** The actions for the notifications of a row: one, or all about a subject. */
export type RowActions = {
  markRead: (target: Target) => void
  remove: (target: Target) => void
  /** Called when a notification's link was followed. */
  onOpened: () => void
}

const ALL = { queryKey: NOTIFICATIONS_KEY }

/** Undo waits for this: if it overtook its deletion, the deletion would win. */
let runningDeletions: Promise<unknown> = Promise.resolve()

/** The timestamp that identifies the deletion of a subject. */
const deletedAt = new WeakMap<Target, string>()

/** Returns a stable object, so thousands of rows don't re-render when one changes. */
export function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(
    () => ({
      markRead: (target) => latest.current.markRead(target),
      remove: (target) => latest.current.remove(target),
      onOpened: () => latest.current.onOpened(),
    }),
    [],
  )
}

/** Marks some or all notifications as read: optimistic, and refetches the list when the call fails. */
export function useMarkRead() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const client = useQueryClient()
  const offerUndoOfAll = useUndoMarkAll()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (target: Target | 'all') => {
      if (target === 'all') offerUndoOfAll((await graph.request(markAllRead, {})).markAllRead)
      else await markOnServer(graph, target)
    },
    onMutate: (target) => {
      const before = client.getQueriesData<NotificationList>(ALL)
      client.setQueriesData<NotificationList>(ALL, (list) => list && markAsRead(list, target))
      return { before }
    },
    onError: (_, target, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list)
      void client.invalidateQueries(ALL)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(target) }
      showToast({ text: t('notifications-drawer.markFailed'), action })
    },
  })
  return mutate
}

async function markOnServer(graph: Calls['graph'], { items, subject }: Target): Promise<void> {
  if (subject) await graph.request(markSubjectRead, { subject })
  else await Promise.all(items.map(({ id }) => graph.request(markRead, { id })))
}

/** Offers to undo "mark all as read"; only the server knows all affected items. */
function useUndoMarkAll() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const client = useQueryClient()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (at: string) => (await graph.request(undoMarkAllRead, { at })).undoMarkAllRead,
    onSuccess: (count) => {
      void client.invalidateQueries(ALL)
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

/** Deletes optimistically and on the server; consecutive deletions are undone together. */
export function useDelete() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const { hide, show } = useOptimisticList()
  const restore = useRestore()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (target: Target) => {
      const run = deleteOnServer(graph, target)
      runningDeletions = Promise.allSettled([runningDeletions, run])
      return run
    },
    onMutate: (target) => {
      hide(target)
      const words = {
        text: (count: number) => t('notifications-drawer.deleted', { count }),
        undo: t('notifications-drawer.undo'),
      }
      return offerUndo(target, words, restore)
    },
    // Another tab may have been first; then there is nothing of ours to undo.
    onSuccess: (count, _, undo) => (count > 0 ? undo.counted(count) : undo.withdraw()),
    onError: (_, target, undo) => {
      undo?.withdraw()
      show(target)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(target) }
      showToast({ text: t('notifications-drawer.deleteFailed'), action })
    },
  })
  return mutate
}

/** Returns how many were deleted. */
async function deleteOnServer(graph: Calls['graph'], target: Target): Promise<number> {
  const { items, subject } = target
  if (!subject) {
    await Promise.all(items.map(({ id }) => graph.request(deleteNotification, { id })))
    return items.length
  }
  const { count, at } = (await graph.request(deleteSubject, { subject })).deleteSubject
  deletedAt.set(target, at)
  return count
}

/** Restores deleted notifications. */
function useRestore() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const { hide, show, refetch } = useOptimisticList()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (all: readonly Target[]) => {
      await runningDeletions
      const counts = await Promise.all(all.map((target) => restoreOnServer(graph, target)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    onMutate: (all) => {
      all.forEach(expectRestore)
      all.forEach(show)
    },
    onSuccess: (count, all) => {
      // Another tab may have deleted some first; those are not ours to restore.
      if (count < all.reduce((sum, { items }) => sum + items.length, 0)) refetch()
      if (count > 0) announce(t('notifications-drawer.restored', { count }))
    },
    onError: (_, all) => {
      all.forEach(cancelRestore)
      all.forEach(hide)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(all) }
      showToast({ text: t('notifications-drawer.undoFailed'), action })
    },
  })
  return mutate
}

async function restoreOnServer(graph: Calls['graph'], target: Target): Promise<number> {
  const at = deletedAt.get(target)
  if (target.subject && at)
    return (await graph.request(restoreSubject, { subject: target.subject, at })).restoreSubject
  await Promise.all(target.items.map(({ id }) => graph.request(restoreNotification, { id })))
  return target.items.length
}

/** Optimistic changes to the displayed list. */
function useOptimisticList() {
  const client = useQueryClient()
  const change = (how: (list: NotificationList) => NotificationList) =>
    client.setQueriesData<NotificationList>(ALL, (list) => list && how(list))
  return {
    hide: (target: Target) => {
      change((list) => remove(list, target))
    },
    show: ({ items }: Target) => {
      change((list) => items.reduce(place, list))
    },
    /** The displayed list may be wrong, so refetch it. */
    refetch: () => {
      void client.invalidateQueries(ALL)
    },
  }
}
