import type { QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useOnline } from '../use-online.ts'
import { type Sending, sendingOf, sendingVersion, subscribeSending } from './sending.ts'

/** One field that was changed on two devices, in words. */
export type Difference = { name: string; mine: string; theirs: string }

/** What is known of an entry from what is stored. */
type StoredState =
  /** It is sent without the person. */
  | { kind: 'waiting' }
  /** It is sent once the person opens and finishes it; `isSentOnline`: opens it while online. */
  | { kind: 'unfinished'; isSentOnline?: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict'; question: string; differences?: readonly Difference[] }

/** BO-05: something on this device that the server doesn't have yet. Its feature puts it into words. */
export type WaitingEntry = {
  /** Unique in its feature; the feature reports the sending under this id. */
  id: string
  /** What it is, such as a dive. */
  kind: string
  title: string
  state: StoredState
  since: string | undefined
  /** Where it opens. */
  to: string | undefined
  /** Why the server refuses it, in words, for a failure that was reported. */
  reasonOf?: (problem: string) => string
  /** Tries again what has failed; by default everything that waits is sent. */
  retry?: () => Promise<void>
  /** Removes it from this device and returns how to undo that. Absent where a loss couldn't be made good. */
  discard?: () => Promise<() => Promise<void>>
  /** The queries that show it. */
  shownBy?: QueryKey
}

export type ShownState =
  | StoredState
  | { kind: 'saving' }
  /** It didn't get through; the outbox tries again. */
  | { kind: 'lost' }
  | { kind: 'uploading'; share: number }

export type ShownEntry = Omit<WaitingEntry, 'state'> & { state: ShownState }

/** `sending`: the outbox is at work. `lost`: its last run left something. */
export type OutboxState = 'idle' | 'sending' | 'lost'

type Snapshot = {
  entries: readonly WaitingEntry[] | undefined
  /** There may be more, because something on this device couldn't be read. */
  isWhole: boolean
  outbox: OutboxState
}

let now: Snapshot = { entries: undefined, isWhole: true, outbox: 'idle' }
const listeners = new Set<() => void>()

function publish(next: Partial<Snapshot>): void {
  now = { ...now, ...next }
  for (const listener of listeners) listener()
}

/** Undefined: nobody has looked yet. */
export const publishWaiting = (entries: readonly WaitingEntry[] | undefined, isWhole = true): void =>
  publish({ entries, isWhole })

export function reportOutbox(outbox: OutboxState): void {
  if (outbox !== now.outbox) publish({ outbox })
}

type Facts = { isOnline: boolean; outbox: OutboxState; sending: Sending | undefined }

export function shownState(
  { state, reasonOf }: WaitingEntry,
  { isOnline, outbox, sending }: Facts,
): ShownState {
  if (state.kind === 'unfinished' && state.isSentOnline && !isOnline) return { kind: 'waiting' }
  if (state.kind !== 'waiting') return state
  if (sending?.kind === 'failed')
    return { kind: 'failed', reason: reasonOf?.(sending.problem) ?? sending.problem }
  if (!isOnline) return state
  if (sending) return { kind: 'uploading', share: sending.size === 0 ? 1 : sending.sent / sending.size }
  return { kind: outbox === 'lost' ? 'lost' : 'saving' }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What waits on this device; undefined until it is known. */
export function useWaiting(): readonly ShownEntry[] | undefined {
  const { entries, outbox } = useSyncExternalStore(subscribe, () => now)
  useSyncExternalStore(subscribeSending, sendingVersion)
  const isOnline = useOnline()
  return entries?.map((entry) => ({
    ...entry,
    state: shownState(entry, { isOnline, outbox, sending: sendingOf(entry.id) }),
  }))
}

/** Whether what waits is all that waits. */
export const useIsWaitingWhole = (): boolean => useSyncExternalStore(subscribe, () => now.isWhole)

export const needsPerson = ({ state }: ShownEntry): boolean =>
  state.kind === 'failed' || state.kind === 'conflict'
