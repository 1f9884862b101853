import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** One event for the signed-in person. The numbers increase by one across all types. */
export type LiveEvent = {
  sequence: number
  type: string
  data: unknown
  /** The language of its texts. */
  locale: string
}

/** What concerns everyone. It has no number, so one that is missed isn't noticed. */
export type News = { type: string; data: unknown }

/** Events pushed by the server, the same in every tab of the browser. */
export type Live = {
  on(type: string, listener: (event: LiveEvent) => void): () => void
  onNews(type: string, listener: (news: News) => void): () => void
  /**
   * Called when something may have been missed, so data must be read again. Also called once at the
   * beginning.
   */
  onReset(listener: () => void): () => void
  stop(): void
}

/** Receives what the connection reads. */
export type Sink = {
  last(): number | undefined
  locale(): string
  hello(sequence: number): void
  reset(sequence: number): void
  event(event: LiveEvent): void
  news(news: News): void
  heartbeat(): void
}

type Listener<T> = (value: T) => void

/** Forwards events to all listeners. A listener that throws doesn't stop the others. */
export function createHub() {
  const byType = new Map<string, Set<Listener<LiveEvent>>>()
  const newsByType = new Map<string, Set<Listener<News>>>()
  const resets = new Set<Listener<void>>()
  return {
    on: ((type, listener) => addTo(byType, type, listener)) satisfies Live['on'],
    onNews: ((type, listener) => addTo(newsByType, type, listener)) satisfies Live['onNews'],
    onReset: ((listener) => {
      resets.add(listener)
      return () => void resets.delete(listener)
    }) satisfies Live['onReset'],
    event: (event: LiveEvent) => notifyAll(byType.get(event.type), event),
    news: (news: News) => notifyAll(newsByType.get(news.type), news),
    reset: () => notifyAll(resets, undefined),
  }
}

function addTo<T>(byType: Map<string, Set<Listener<T>>>, type: string, listener: Listener<T>): () => void {
  const listeners = byType.get(type) ?? new Set()
  byType.set(type, listeners.add(listener))
  return () => void listeners.delete(listener)
}

function notifyAll<T>(listeners: ReadonlySet<Listener<T>> | undefined, value: T): void {
  for (const listener of listeners ?? []) {
    try {
      listener(value)
    } catch (cause) {
      reportError(cause)
    }
  }
}

type Publish = { event(event: LiveEvent): void; reset(): void }

export type Journal = ReturnType<typeof createJournal>

/** What one tab has received: each event once, in order, and whether one is missing. */
export function createJournal(publish: Publish, from?: number) {
  let last = from

  const startAt = (sequence: number) => {
    last = sequence
    publish.reset()
  }

  return {
    /** The number of the last event received; undefined at the very beginning. */
    last: () => last,
    /** Data read from now on already includes everything up to this number. */
    startAt,
    /** The sender is at this number; a tab at another number has missed something. */
    compare: (sequence: number) => {
      if (last === undefined || last < sequence) startAt(sequence)
    },
    /** False when the event was already received. */
    take: (event: LiveEvent): boolean => {
      if (last !== undefined && event.sequence <= last) return false
      const isNext = last !== undefined && event.sequence === last + 1
      // A sign-out after a gap still counts, so it is published first.
      if (!isNext) startAt(event.sequence)
      last = event.sequence
      publish.event(event)
      return true
    },
  }
}

export type Following = { live: Pick<Live, 'on' | 'onReset'>; queries: QueryClient }

/** Invalidates everything under these keys when an event of the topic arrives or may have been missed. */
export function followTopic({ live, queries }: Following, topic: string, keys: readonly QueryKey[]): void {
  const refetch = () => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  live.on(topic, refetch)
  live.onReset(refetch)
}
