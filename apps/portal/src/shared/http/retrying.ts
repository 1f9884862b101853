import { CallFailed } from './call-failed.ts'

/** CO-01. */
const RETRIES = 3
const FIRST_PAUSE_MS = 400

type Retrying = {
  /** Aborted when whoever waits has left. */
  signal?: AbortSignal | undefined
  /** Waits before the try of this number is made again. */
  pause?: (attempt: number) => Promise<void>
}

/** Twice as long each time, and never the same for all who lost their signal together. */
const backOff = (attempt: number) => {
  const longest = FIRST_PAUSE_MS * 2 ** (attempt - 1)
  return new Promise<void>((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)))
}

/** What never got there, and what the server could not do; what it refused stays refused. */
function mayPass(cause: unknown): boolean {
  if (!(cause instanceof CallFailed)) return false
  return cause.kind === 'network' || (cause.kind === 'refused' && (cause.status ?? 0) >= 500)
}

/** CO-01: a call again, up to three times, on network errors and 5xx. A write must carry one key over all of them. */
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
