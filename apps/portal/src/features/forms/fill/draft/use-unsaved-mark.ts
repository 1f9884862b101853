import { useEffect } from 'react'

/** Nothing else on the page says meanwhile that all is saved. */
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
