import {
  deleteNotification,
  deleteSubject,
  restoreNotification,
  restoreSubject,
} from '@fathom/contract/notifications'
import { useMutation } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { announce } from '../announce.ts'
import { bringBack, letGo } from '../list/brought-back.ts'
import type { Meant } from '../notification.ts'
import { offerUndo } from './undo.ts'
import { useShown } from './use-shown.ts'

/** Undo waits for this: if it overtook its deletion, the deletion would win. */
let underWay: Promise<unknown> = Promise.resolve()

/** The timestamp that identifies the deletion of a subject. */
const deletedAt = new WeakMap<Meant, string>()

/** Returns how many were deleted. */
async function deleteThose(graph: Calls['graph'], meant: Meant): Promise<number> {
  const { items, subject } = meant
  if (!subject) {
    await Promise.all(items.map(({ id }) => graph.request(deleteNotification, { id })))
    return items.length
  }
  const { count, at } = (await graph.request(deleteSubject, { subject })).deleteSubject
  deletedAt.set(meant, at)
  return count
}

async function restoreThose(graph: Calls['graph'], meant: Meant): Promise<number> {
  const at = deletedAt.get(meant)
  if (meant.subject && at)
    return (await graph.request(restoreSubject, { subject: meant.subject, at })).restoreSubject
  await Promise.all(meant.items.map(({ id }) => graph.request(restoreNotification, { id })))
  return meant.items.length
}

/** Restores deleted notifications. */
function useRestore() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const { hide, show, readAnew } = useShown()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (all: readonly Meant[]) => {
      await underWay
      const counts = await Promise.all(all.map((meant) => restoreThose(graph, meant)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    onMutate: (all) => {
      all.forEach(bringBack)
      all.forEach(show)
    },
    onSuccess: (count, all) => {
      // Another tab may have deleted some first; those are not ours to restore.
      if (count < all.reduce((sum, { items }) => sum + items.length, 0)) readAnew()
      if (count > 0) announce(t('notifications-drawer.restored', { count }))
    },
    onError: (_, all) => {
      all.forEach(letGo)
      all.forEach(hide)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(all) }
      showToast({ text: t('notifications-drawer.undoFailed'), action })
    },
  })
  return mutate
}

/** Deletes optimistically and on the server; consecutive deletions are undone together. */
export function useDelete() {
  const { graph } = useCalls()
  const { t } = useTranslator('notifications-drawer')
  const { hide, show } = useShown()
  const restore = useRestore()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (meant: Meant) => {
      const run = deleteThose(graph, meant)
      underWay = Promise.allSettled([underWay, run])
      return run
    },
    onMutate: (meant) => {
      hide(meant)
      const words = {
        text: (count: number) => t('notifications-drawer.deleted', { count }),
        undo: t('notifications-drawer.undo'),
      }
      return offerUndo(meant, words, restore)
    },
    // Another tab may have been first; then there is nothing of ours to undo.
    onSuccess: (count, _, undo) => (count > 0 ? undo.counted(count) : undo.withdraw()),
    onError: (_, meant, undo) => {
      undo?.withdraw()
      show(meant)
      const action = { label: t('shell.error.retry'), onPress: () => mutate(meant) }
      showToast({ text: t('notifications-drawer.deleteFailed'), action })
    },
  })
  return mutate
}
