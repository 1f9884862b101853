import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isMarked, mayBePending, type PendingMark, refreshMark } from './pending-marks.ts'

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
 * online, and after a failure with growing pauses. Until nothing is left it counts as a pending mutation, so
 * the header doesn't claim that everything is saved.
 */
export function startOutbox(queries: QueryClient, senders: readonly Sender[]): () => void {
  const mutation = createPendingMutation(queries)
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let isRunning = false
  let isDue = false
  let isOver = false

  async function sendAll(): Promise<void> {
    const due = senders.filter(({ marks }) => marks.some(mayBePending))
    if (due.some(({ marks }) => marks.some(isMarked))) mutation.begin()
    else if (due.length === 0) return mutation.end()
    if (!navigator.onLine || document.visibilityState === 'hidden') return
    let isLeft = false
    for (const sender of due) isLeft = (await trySending(sender)) || isLeft
    if (!isLeft || isOver) return mutation.end()
    timer = setTimeout(() => void run(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  /** One run at a time; what is left during a run is sent by the next one. */
  async function run(): Promise<void> {
    clearTimeout(timer)
    isDue = true
    if (isRunning) return
    isRunning = true
    while (isDue && !isOver) {
      isDue = false
      await sendAll()
    }
    isRunning = false
  }
  const wake = () => {
    pause = FIRST_PAUSE_MS
    void run()
  }
  wake()
  addEventListener(PENDING, wake)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    isOver = true
    clearTimeout(timer)
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
    end() {
      settle?.()
      settle = undefined
    },
  }
}
