import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'

/** Dives that were written without a signal go out when the logbook opens, and when the signal is back. */
export function useSendKept(affiliateId: number): void {
  const calls = useCalls()
  const client = useQueryClient()
  useEffect(() => {
    const send = async () => {
      try {
        const { sendKeptDrafts } = await import('./send-kept-drafts.ts')
        const sent = await sendKeptDrafts(calls, affiliateId)
        if (sent > 0) await client.invalidateQueries({ queryKey: ['logbook'] })
      } catch (cause) {
        // They stay on the device; the next visit or the next signal tries again.
        console.warn('dives kept on this device were not sent', cause)
      }
    }
    void send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [calls, client, affiliateId])
}
