import { useSyncExternalStore } from 'react'

/** Below this width the cards of the list are laid out one above the other. */
const NARROW = '(max-width: 63.99rem)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
