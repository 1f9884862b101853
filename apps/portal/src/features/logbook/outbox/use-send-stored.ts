import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'

/**
 * On each page of the logbook: dives and photos that were left without a signal go out when it opens, and when the
 * signal is back. The answer sends them once more.
 */
export function useSendStored(affiliateId: number): () => Promise<void> {
  const calls = useCalls()
  const client = useQueryClient()
  const send = useCallback(async () => {
    if (!navigator.onLine) return
    try {
      const { sendStoredDives } = await import('./send-stored-dives.ts')
      const sent = await sendStoredDives(calls, affiliateId)
      if (sent > 0) await client.invalidateQueries({ queryKey: ['logbook'] })
    } catch (cause) {
      // They stay on the device; the next visit or the next signal tries again.
      console.warn('dives kept on this device were not sent', cause)
    }
  }, [calls, client, affiliateId])
  useEffect(() => {
    void send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [send])
  return send
}
