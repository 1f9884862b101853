import { dismissToast, showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Meant } from '../notification.ts'

type Words = { text: (count: number) => string; undo: string }

/** One deletion, with the number of items as far as it's known. */
type Deletion = { meant: Meant; count: number }

/** Deletions that can still be undone. This outlives the drawer, like the toast that offers it. */
let pending: { deletions: readonly Deletion[]; toast: number } | undefined

/** Undoes the last deletions, like the toast's button; returns false when there is nothing to undo. */
export function undoNow(): boolean {
  if (!pending) return false
  dismissToast(pending.toast, true)
  return true
}

/** Offers to undo this deletion together with earlier ones whose undo hasn't expired. */
export function offerUndo(deleted: Meant, words: Words, restore: (all: readonly Meant[]) => void) {
  const offer = (deletions: readonly Deletion[]) => {
    const old = pending
    pending = undefined
    if (old) dismissToast(old.toast)
    if (deletions.length === 0) return
    const action = {
      label: words.undo,
      onPress: () => {
        pending = undefined
        restore(deletions.map(({ meant }) => meant))
      },
    }
    const onSettled = () => {
      if (pending?.toast === toast) pending = undefined
    }
    const count = deletions.reduce((sum, each) => sum + each.count, 0)
    const toast = showToast({ text: words.text(count), action, onSettled })
    pending = { deletions, toast }
  }
  offer([...(pending?.deletions ?? []), { meant: deleted, count: deleted.items.length }])
  const isOffered = () => pending?.deletions.find(({ meant }) => meant === deleted)
  return {
    /** The deletion failed, so there is nothing to undo. */
    withdraw: () => {
      if (isOffered()) offer(pending?.deletions.filter(({ meant }) => meant !== deleted) ?? [])
    },
    /** The server deleted more items than were loaded. */
    counted: (count: number) => {
      const known = isOffered()
      if (!known || known.count === count) return
      offer(pending?.deletions.map((each) => (each === known ? { ...each, count } : each)) ?? [])
    },
  }
}
