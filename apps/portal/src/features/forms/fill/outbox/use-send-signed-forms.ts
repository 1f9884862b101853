import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { leaveWaiting } from '../../../../shared/offline/waiting/waiting-mark.ts'
import { sendStoredForms } from './send-stored-forms.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 120_000

/**
 * Signed forms that are still here go out when a page of forms opens, when one more waits, when the signal is back, and
 * after a failure again and again while the page stands, each time a little later.
 */
export function useSendSignedForms(affiliateId: number, waitingId?: string | null): void {
  const calls = useCalls()
  const client = useQueryClient()
  // A form that came to wait begins anew: it is sent at once.
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
