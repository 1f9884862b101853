const CHANGED = 'fathom.connection'
const PROBE = '/api/health'
const PROBE_LIMIT_MS = 10_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** A server that answers will soon have its database again, so it's asked more often. */
const LONGEST_PAUSE_OF_A_SERVER_MS = 8_000

let isServerAway = false
let probing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether calls can get through: the device has a network, and the server answers. */
export const isOnline = (): boolean => navigator.onLine && !isServerAway

export function onConnection(listener: () => void): () => void {
  const names = ['online', 'offline', CHANGED]
  for (const name of names) addEventListener(name, listener)
  return () => {
    for (const name of names) removeEventListener(name, listener)
  }
}

const GATEWAY_STATUS = new Set([502, 503, 504])

/**
 * Whether a server that can serve answered, and not a gateway in front of it, or a server that is without its database
 * for a moment and says when to come back. Our own failures are JSON.
 */
export const isFromServer = ({ status, headers }: Response): boolean =>
  !GATEWAY_STATUS.has(status) ||
  (headers.get('content-type')?.includes('json') === true && !headers.has('retry-after'))

function setServerAway(next: boolean): void {
  clearTimeout(timer)
  if (next === isServerAway) return
  isServerAway = next
  // Whatever waits for a connection goes on.
  dispatchEvent(new Event(next ? CHANGED : 'online'))
}

/** One call that fails says little: a second one, which nothing else stops, decides. */
function probe(fetch: typeof globalThis.fetch, pauseMs = FIRST_PAUSE_MS): Promise<void> {
  probing ??= fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) })
    .catch(() => undefined)
    .then((answer) => {
      const isThere = answer !== undefined && isFromServer(answer)
      probing = undefined
      // Without a network nothing is known about the server, and the browser says when it is back.
      if (isThere || navigator.onLine) setServerAway(!isThere)
      if (isThere || !navigator.onLine) return
      const longest = answer ? LONGEST_PAUSE_OF_A_SERVER_MS : LONGEST_PAUSE_MS
      const again = () => void probe(fetch, Math.min(pauseMs * 2, longest))
      timer = setTimeout(again, pauseMs)
    })
  return probing
}

/**
 * Watches the calls of the portal: an unreachable server counts as offline (BO-02). While it is away, it is asked
 * again with growing pauses, and at once when the page is looked at.
 */
export function watchConnection(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const look = () => {
    if (isServerAway && document.visibilityState === 'visible') void probe(fetch)
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  return async (input, init) => {
    try {
      const answer = await fetch(input, init)
      if (!isFromServer(answer)) void probe(fetch)
      else if (isServerAway) setServerAway(false)
      return answer
    } catch (cause) {
      // A call that was aborted says nothing.
      if (cause instanceof TypeError && navigator.onLine) void probe(fetch)
      throw cause
    }
  }
}
