import { dismissToast, showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Meant } from '../notification.ts'

type Words = { text: (count: number) => string; undo: string }

/** One deletion, and how many it was about as far as is known. */
type Deletion = { meant: Meant; count: number }

/** What can still be undone: it outlives the drawer, like the message that offers it. */
let pending: { deletions: readonly Deletion[]; toast: number } | undefined

/** Takes the last deletions back, as the button of the message does; false when there is nothing to undo. */
export function undoNow(): boolean {
  if (!pending) return false
  dismissToast(pending.toast, true)
  return true
}

/** Offers to undo this deletion together with those that were offered before and not yet let go. */
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
    /** They were not deleted after all. */
    withdraw: () => {
      if (isOffered()) offer(pending?.deletions.filter(({ meant }) => meant !== deleted) ?? [])
    },
    /** The server found more of them than were loaded. */
    counted: (count: number) => {
      const known = isOffered()
      if (!known || known.count === count) return
      offer(pending?.deletions.map((each) => (each === known ? { ...each, count } : each)) ?? [])
    },
  }
}
