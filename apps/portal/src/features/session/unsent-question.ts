import { useSyncExternalStore } from 'react'

let unsent: number | undefined
const listeners = new Set<() => void>()

/** Asks whether to sign out although so many entries on this device aren't on the server; undefined closes. */
export function askAboutUnsent(count: number | undefined): void {
  unsent = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnsentQuestion = (): number | undefined => useSyncExternalStore(subscribe, () => unsent)
