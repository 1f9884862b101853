import { useEffect } from 'react'
import { dismissToast, showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Target } from '../notification.ts'

type Words = { text: (count: number) => string; undo: string }

/** One deletion, with the number of items as far as it's known. */
type Deletion = { target: Target; count: number }

/** Deletions that can still be undone. This outlives the drawer, like the toast that offers it. */
let pending: { deletions: readonly Deletion[]; toast: number } | undefined

/** Undoes the last deletions, like the toast's button; returns false when there is nothing to undo. */
export function undoNow(): boolean {
  if (!pending) return false
  dismissToast(pending.toast, true)
  return true
}

/** Offers to undo this deletion together with earlier ones whose undo hasn't expired. */
export function offerUndo(deleted: Target, words: Words, restore: (all: readonly Target[]) => void) {
  const offer = (deletions: readonly Deletion[]) => {
    const old = pending
    pending = undefined
    if (old) dismissToast(old.toast)
    if (deletions.length === 0) return
    const action = {
      label: words.undo,
      onPress: () => {
        pending = undefined
        restore(deletions.map(({ target }) => target))
      },
    }
    const onSettled = () => {
      if (pending?.toast === toast) pending = undefined
    }
    const count = deletions.reduce((sum, each) => sum + each.count, 0)
    const toast = showToast({ text: words.text(count), action, onSettled })
    pending = { deletions, toast }
  }
  offer([...(pending?.deletions ?? []), { target: deleted, count: deleted.items.length }])
  const isOffered = () => pending?.deletions.find(({ target }) => target === deleted)
  return {
    /** The deletion failed, so there is nothing to undo. */
    withdraw: () => {
      if (isOffered()) offer(pending?.deletions.filter(({ target }) => target !== deleted) ?? [])
    },
    /** The server deleted more items than were loaded. */
    counted: (count: number) => {
      const known = isOffered()
      if (!known || known.count === count) return
      offer(pending?.deletions.map((each) => (each === known ? { ...each, count } : each)) ?? [])
    },
  }
}

/** Ctrl or ⌘ with Z undoes a deletion from anywhere in the drawer. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (isUndo && undoNow()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
