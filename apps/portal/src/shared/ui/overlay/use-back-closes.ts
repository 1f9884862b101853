import { useEffect, useEffectEvent } from 'react'
import { addCoverEntry } from './cover-entry.ts'

/** For what covers the whole page: Back closes it, and whoever closes it by its button has no entry left to go back through. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return addCoverEntry(() => close())
  }, [isOpen])
}
