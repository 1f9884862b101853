import { useSyncExternalStore } from 'react'

/**
 * Why this device stores nothing at the moment. `blocked`: a tab with an older version of the portal is open.
 * `failed`: the database couldn't be opened or upgraded; what is in it stays. `full`: there is no space left.
 */
export type StorageProblem = 'blocked' | 'failed' | 'full'

let problem: StorageProblem | undefined
const listeners = new Set<() => void>()

export const storageProblem = (): StorageProblem | undefined => problem

export function reportStorage(next: StorageProblem | undefined): void {
  problem = next
  for (const listener of listeners) listener()
}

export function onStorageProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useStorageProblem = (): StorageProblem | undefined =>
  useSyncExternalStore(onStorageProblem, storageProblem)
