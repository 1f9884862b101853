import { useEffect, useEffectEvent } from 'react'
import { addCoverEntry } from './cover-entry.ts'

/**
 * For full-page overlays: Back closes the overlay, and closing it with its button leaves no extra history
 * entry.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return addCoverEntry(() => close())
  }, [isOpen])
}
