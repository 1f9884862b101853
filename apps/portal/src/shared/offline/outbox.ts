import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOnline } from '../connection.ts'
import { askForSync, onSync } from './background-sync.ts'
import {
  isMarked,
  isUnknown,
  mayBePending,
  type PendingMark,
  refreshMark,
  settleUnknown,
} from './pending-marks.ts'
import { reportOutbox } from './waiting-list.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 120_000

/** What one feature leaves on this device to be sent. */
export type Sender = {
  marks: readonly PendingMark[]
  /** Sends what is pending; returns whether something is left that may get through later. */
  send: () => Promise<boolean>
}

const PENDING = 'fathom.waiting'

/** Something was left on this device: the outbox sends it at once. */
export const sendPending = (): void => void dispatchEvent(new Event(PENDING))

/** Sends what is pending when this page opens, and whenever `change` changes. */
export function useSendPending(change?: unknown): void {
  useEffect(sendPending, [change])
}

/**
 * Sends what was left on this device, from any page: when the portal opens, becomes visible again or is back
 * online, after a failure with growing pauses, and when the browser wakes a page in the background. Until
 * nothing is left it counts as a pending mutation, so the header doesn't claim that everything is saved.
 */
export function startOutbox(queries: QueryClient, senders: readonly Sender[]): () => void {
  const mutation = createPendingMutation(queries)
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let isRunning = false
  let isDue = false
  let isOver = false
  let isWoken = false

  /** Returns whether something is left that may get through later. */
  async function sendAll(): Promise<boolean> {
    // Where the database can't tell, the senders look themselves.
    if (senders.some(({ marks }) => marks.some(isUnknown))) await settleUnknown().catch(() => undefined)
    const due = senders.filter(({ marks }) => marks.some(mayBePending))
    const isKnown = due.some(({ marks }) => marks.some(isMarked))
    if (isKnown) mutation.begin()
    else if (due.length === 0) return mutation.end()
    if (!isOnline() || (document.visibilityState === 'hidden' && !isWoken)) {
      if (isKnown) askForSync()
      return true
    }
    let isLeft = false
    reportOutbox('sending')
    for (const sender of due) isLeft = (await trySending(sender)) || isLeft
    reportOutbox(isLeft ? 'lost' : 'idle')
    if (!isLeft || isOver) return mutation.end()
    askForSync()
    timer = setTimeout(() => void run(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    return true
  }
  /** One run at a time; what is left during a run is sent by the next one. */
  async function run(): Promise<boolean> {
    clearTimeout(timer)
    isDue = true
    if (isRunning) return true
    isRunning = true
    let isLeft = false
    while (isDue && !isOver) {
      isDue = false
      isLeft = await sendAll()
    }
    isRunning = false
    return isLeft
  }
  const wake = () => {
    pause = FIRST_PAUSE_MS
    void run()
  }
  /** A hidden page may send now, too. */
  const wakeHidden = async () => {
    isWoken = true
    const isLeft = await run()
    isWoken = false
    return isLeft
  }
  wake()
  const endSync = onSync(wakeHidden)
  addEventListener(PENDING, wake)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    isOver = true
    clearTimeout(timer)
    endSync()
    removeEventListener(PENDING, wake)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
    mutation.end()
  }
}

async function trySending({ marks, send }: Sender): Promise<boolean> {
  try {
    const isLeft = await send()
    for (const mark of marks) if (!isMarked(mark)) await refreshMark(mark)
    return isLeft
  } catch (cause) {
    console.warn('what is stored on this device was not sent', cause)
    return true
  }
}

function createPendingMutation(queries: QueryClient) {
  let settle: (() => void) | undefined
  return {
    begin() {
      if (settle) return
      const settled = new Promise<void>((resolve) => {
        settle = resolve
      })
      const mutation = { mutationFn: () => settled, networkMode: 'always' } as const
      void queries.getMutationCache().build(queries, mutation).execute(undefined)
    },
    /** Returns that nothing is left. */
    end(): false {
      settle?.()
      settle = undefined
      return false
    },
  }
}
