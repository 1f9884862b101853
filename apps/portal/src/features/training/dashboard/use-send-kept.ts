import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { LEARNING_KEY } from '../learning.queries.ts'

/** What lessons left on this device goes out when the dashboard stands, and when the signal is back. */
export function useSendKept(affiliateId: number): void {
  const calls = useCalls()
  const queries = useQueryClient()
  useEffect(() => {
    const send = async () => {
      try {
        // Mostly nothing is kept, and then whoever sends need not be fetched.
        const { deviceSittings } = await import('../player/outbox/kept-sitting.ts')
        if ((await deviceSittings.list()).length === 0) return
        const { sendKeptSittings } = await import('../player/outbox/index.ts')
        const sent = await sendKeptSittings(calls, affiliateId)
        if (sent > 0) await queries.invalidateQueries({ queryKey: LEARNING_KEY })
      } catch (cause) {
        console.warn('what lessons left on this device did not go out', cause)
      }
    }
    void send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [calls, queries, affiliateId])
}
