import { dismissToast, showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Notification } from '../notification.ts'

type Items = readonly Notification[]
type Words = { text: (count: number) => string; undo: string }

/** What can still be undone: it outlives the drawer, like the message that offers it. */
let pending: { items: Items; toast: number } | undefined

/** Takes the last deletions back, as the button of the message does; false when there is nothing to undo. */
export function undoNow(): boolean {
  if (!pending) return false
  dismissToast(pending.toast, true)
  return true
}

/** Offers to undo this deletion together with those that were offered before and not yet let go. */
export function offerUndo(deleted: Items, words: Words, restore: (items: Items) => void) {
  const offer = (items: Items) => {
    const old = pending
    pending = undefined
    if (old) dismissToast(old.toast)
    if (items.length === 0) return
    const action = {
      label: words.undo,
      onPress: () => {
        pending = undefined
        restore(items)
      },
    }
    const onSettled = () => {
      if (pending?.toast === toast) pending = undefined
    }
    const toast = showToast({ text: words.text(items.length), action, onSettled })
    pending = { items, toast }
  }
  offer([...(pending?.items ?? []), ...deleted])
  return {
    /** They were not deleted after all. */
    withdraw: (kept: Items) => {
      if (pending) offer(pending.items.filter((item) => !kept.some(({ id }) => id === item.id)))
    },
  }
}
