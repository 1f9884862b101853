import type { Page } from './page.ts'

type Work = (signal: AbortSignal) => Promise<void>

type Ports = { name: string; locks: LockManager | undefined; page: Page; work: Work }

/**
 * Does the work in one tab of the browser at a time: whoever holds the lock leads, and the next in the queue follows
 * when that tab closes, freezes or is robbed of it. Without locks every tab leads. The answer takes the lead from a tab
 * that does not answer any more: on some systems a frozen one keeps its lock.
 */
export function lead(ports: Ports, signal: AbortSignal): () => void {
  const { locks, work } = ports
  let turn = new AbortController()
  let isRobbery = false
  const queue = async (held: LockManager) => {
    while (!signal.aborted) {
      turn = new AbortController()
      const term = AbortSignal.any([signal, turn.signal])
      const how: LockOptions = isRobbery ? { steal: true } : { signal: term }
      isRobbery = false
      await serve(held, ports, how, term)
    }
  }
  // A browser that refuses the lock, as some do to a page in private, still has its own connection.
  if (locks) queue(locks).catch(() => work(signal))
  else void work(signal)
  return () => {
    isRobbery = true
    turn.abort()
  }
}

/** From the wait for the lock until it is lost; after a freeze it lasts until the page goes on. */
async function serve(
  locks: LockManager,
  { name, page, work }: Ports,
  how: LockOptions,
  signal: AbortSignal,
): Promise<void> {
  const lost = new AbortController()
  const thawed = Promise.withResolvers<void>()
  let isFrozen = false
  const unhear = page.onFreeze(() => {
    isFrozen = true
    lost.abort()
  })
  const unwake = page.onWake(() => thawed.resolve())
  const both = AbortSignal.any([signal, lost.signal])
  try {
    // The lock goes in the same breath as the signal aborts: a page that freezes has no second one.
    await locks.request(name, 'steal' in how ? how : { signal: both }, () =>
      Promise.race([work(both), aborted(both)]),
    )
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause
  } finally {
    lost.abort()
    unhear()
  }
  if (isFrozen && !signal.aborted) await Promise.race([thawed.promise, aborted(signal)])
  unwake()
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
