import { QueryClient } from '@tanstack/react-query'
import { isOnline } from '../../shared/connection.ts'
import { CallFailed, isPassingOutage } from '../../shared/http/index.ts'

const FRESH_MS = 30_000
const MOST_RETRIES = 2

/** A database that moves to another machine is back after 20 to 60 seconds; until then, the page goes on loading. */
const OUTAGE_RETRIES = 18
const OUTAGE_PAUSES_MS = [500, 1000, 2000] as const
const OUTAGE_PAUSE_MS = 4000

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Rejected calls aren't retried; calls that never arrived are, unless the device is offline. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (isPassingOutage(error)) return failures < OUTAGE_RETRIES && navigator.onLine
  if (failures >= MOST_RETRIES || !isOnline()) return false
  if (!(error instanceof CallFailed)) return true
  if (error.kind === 'refused') return (error.status ?? 0) >= 500
  return error.kind === 'network'
}

export function pauseBeforeRetry(failures: number, error: unknown): number {
  if (isPassingOutage(error)) return OUTAGE_PAUSES_MS[failures] ?? OUTAGE_PAUSE_MS
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, retryDelay: pauseBeforeRetry },
      mutations: { retry: false },
    },
  })
}
