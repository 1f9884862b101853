import { useSyncExternalStore } from 'react'
import { isOnline, onConnection } from './connection.ts'

/** Whether calls can get through; an unreachable server counts as offline. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline)
}
