import { useEffect } from 'react'
import { undoNow } from './undo.ts'

/** Ctrl or ⌘ with Z undoes a deletion from anywhere in the drawer. */
export function useUndoKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (isUndo && undoNow()) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
