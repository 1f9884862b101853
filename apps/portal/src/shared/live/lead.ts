import type { Page } from './page.ts'

type Work = (signal: AbortSignal) => Promise<void>

type Ports = { name: string; locks: LockManager | undefined; page: Page; work: Work }

/**
 * Runs the work in one tab of the browser at a time: the tab with the lock leads, and the next in the queue
 * takes over when that tab closes, freezes or loses the lock. Without locks every tab leads. The returned
 * function takes the lead from a tab that no longer responds, because on some systems a frozen tab keeps its
 * lock.
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
  // Some browsers refuse locks in private windows; then this tab uses its own connection.
  if (locks) queue(locks).catch(() => work(signal))
  else void work(signal)
  return () => {
    isRobbery = true
    turn.abort()
  }
}

/** Spans from waiting for the lock until it is lost. After a freeze it lasts until the page resumes. */
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
    // The lock is released in the same tick as the abort, because a freezing page doesn't get another one.
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
