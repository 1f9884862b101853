import { useSyncExternalStore } from 'react'

const CHANGED = 'fathom.sign-again'
const nameOf = (affiliateId: number) => `fathom.sign-again.${affiliateId}`

/**
 * Whether a form that this person signed on this device was refused for good, so that it has to be signed
 * again. It's a mark beside the encrypted store, which the header doesn't open.
 */
export function markSignAgain(affiliateId: number, isNeeded: boolean): void {
  if (isNeeded) localStorage.setItem(nameOf(affiliateId), '1')
  else localStorage.removeItem(nameOf(affiliateId))
  dispatchEvent(new Event(CHANGED))
}

function watch(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}

export const useSignAgain = (affiliateId: number): boolean =>
  useSyncExternalStore(watch, () => localStorage.getItem(nameOf(affiliateId)) === '1')
