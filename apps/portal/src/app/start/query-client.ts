import { QueryClient } from '@tanstack/react-query'
import { isOnline } from '../../shared/connection.ts'
import { CallFailed } from '../../shared/http/index.ts'

const FRESH_MS = 30_000
const MOST_RETRIES = 2

/** Rejected calls aren't retried; calls that never arrived are, unless the device is offline. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= MOST_RETRIES || !isOnline()) return false
  if (!(error instanceof CallFailed)) return true
  if (error.kind === 'refused') return (error.status ?? 0) >= 500
  return error.kind === 'network'
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRetrying }, mutations: { retry: false } },
  })
}
