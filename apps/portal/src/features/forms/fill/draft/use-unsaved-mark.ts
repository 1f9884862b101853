import { useEffect } from 'react'

/** Stops the rest of the page from showing that everything is saved. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const { dataset } = document.documentElement
    dataset.unsaved = ''
    return () => {
      delete dataset.unsaved
    }
  }, [isUnsaved])
}
