import type { LiveEvent, News } from './hub.ts'
import type { Times } from './times.ts'

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
  let isStealing = false
  const queue = async (lockManager: LockManager) => {
    while (!signal.aborted) {
      turn = new AbortController()
      const term = AbortSignal.any([signal, turn.signal])
      const how: LockOptions = isStealing ? { steal: true } : { signal: term }
      isStealing = false
      await serve(lockManager, ports, how, term)
    }
  }
  // Some browsers refuse locks in private windows; then this tab uses its own connection.
  if (locks) queue(locks).catch(() => work(signal))
  else void work(signal)
  return () => {
    isStealing = true
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
  const stopListening = page.onFreeze(() => {
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
    stopListening()
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

/** The lifecycle events of a tab. */
export type Page = {
  isVisible(): boolean
  /** The page is visible or online again: time to check whether the connection is alive. */
  onWake(listener: () => void): () => void
  /** The browser is about to freeze the page; it may resume later. */
  onFreeze(listener: () => void): () => void
}

function listenTo(place: EventTarget, name: string, listener: () => void): () => void {
  place.addEventListener(name, listener)
  return () => place.removeEventListener(name, listener)
}

const all = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop()
}

const isVisible = () => document.visibilityState === 'visible'

export const thisPage: Page = {
  isVisible,
  onWake: (listener) =>
    all([
      listenTo(window, 'online', listener),
      listenTo(window, 'pageshow', listener),
      listenTo(document, 'resume', listener),
      listenTo(document, 'visibilitychange', () => isVisible() && listener()),
    ]),
  onFreeze: (listener) =>
    all([listenTo(window, 'pagehide', listener), listenTo(document, 'freeze', listener)]),
}

/** Messages between the tabs of one browser. */
type Message =
  | { type: 'event'; event: LiveEvent }
  | { type: 'news'; news: News }
  | { type: 'reset'; sequence: number }
  /** The leader is alive and at this number; undefined when it doesn't know yet. */
  | { type: 'beat'; sequence: number | undefined }
  /** Is there a leader? */
  | { type: 'hi' }

export type Tabs = { post(message: Message): void; close(): void }

/** In a browser without BroadcastChannel, the tabs don't know of each other. */
export function openTabs(name: string, onMessage: (message: Message) => void): Tabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

type WatchPorts = { page: Page; times: Times; isLeading(): boolean; ping(): void; seize(): void }

/** Makes sure that some tab listens on behalf of a visible tab, and takes over when none responds. */
export function watchLeader({ page, times, isLeading, ping, seize }: WatchPorts) {
  let answer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (isLeading() || !page.isVisible() || answer !== undefined) return
    ping()
    answer = setTimeout(() => {
      answer = undefined
      if (!isLeading()) seize()
    }, times.answer)
  }
  const each = setInterval(look, times.check)
  const stopListening = page.onWake(look)
  look()
  return {
    answered: () => {
      clearTimeout(answer)
      answer = undefined
    },
    stop: () => {
      clearTimeout(answer)
      clearInterval(each)
      stopListening()
    },
  }
}
