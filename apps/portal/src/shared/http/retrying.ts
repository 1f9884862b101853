import { CallFailed } from './call-failed.ts'

/** CO-01. */
const RETRIES = 3
const FIRST_PAUSE_MS = 400

type Retrying = {
  /** Aborted when the caller has left. */
  signal?: AbortSignal | undefined
  /** Waits before the retry with this number. */
  pause?: (attempt: number) => Promise<void>
}

/**
 * Exponential backoff with jitter, so that clients that lost their connection together don't retry together.
 */
const backOff = (attempt: number) => {
  const longest = FIRST_PAUSE_MS * 2 ** (attempt - 1)
  return new Promise<void>((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)))
}

/** Retries network errors and server errors; a refusal stays refused. */
function mayPass(cause: unknown): boolean {
  if (!(cause instanceof CallFailed)) return false
  return cause.kind === 'network' || (cause.kind === 'refused' && (cause.status ?? 0) >= 500)
}

/**
 * CO-01: retries a call up to three times on network errors and 5xx. A write must use the same idempotency
 * key for all attempts.
 */
export async function retrying<T>(
  call: () => Promise<T>,
  { signal, pause = backOff }: Retrying = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call()
    } catch (cause) {
      if (attempt > RETRIES || !mayPass(cause)) throw cause
      await pause(attempt)
      if (signal?.aborted) throw cause
    }
  }
}
