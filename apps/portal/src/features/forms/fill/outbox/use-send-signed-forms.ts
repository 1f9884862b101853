import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { leaveWaiting } from '../../../../shared/offline/waiting/waiting-mark.ts'
import { sendStoredForms } from './send-stored-forms.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 120_000

/**
 * Sends signed forms that are still on this device: when a forms page opens, when another one waits, when the
 * connection is back, and after a failure with growing pauses while the page is open.
 */
export function useSendSignedForms(affiliateId: number, waitingId?: string | null): void {
  const calls = useCalls()
  const client = useQueryClient()
  // A newly waiting form resets the pauses and is sent at once.
  useEffect(() => {
    let pause = FIRST_PAUSE_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const send = async () => {
      clearTimeout(timer)
      if (!navigator.onLine) return
      const isLeft = await sendStoredForms(calls, client, affiliateId).catch((cause: unknown) => {
        console.warn('signed forms kept on this device were not sent', cause)
        return true
      })
      if (!isLeft || isOver) return
      clearTimeout(timer)
      timer = setTimeout(send, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
    void send()
    addEventListener('online', send)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', send)
      leaveWaiting()
    }
  }, [calls, client, affiliateId, waitingId])
}
