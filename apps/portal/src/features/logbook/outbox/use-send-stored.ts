import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'

/**
 * On each logbook page: sends dives and photos that were saved offline, when the page opens and when the
 * connection is back. The returned function sends them again.
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
      // They stay on the device; the next visit or reconnect tries again.
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
