import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { forgetKept } from './forget-kept.ts'
import { sendWaiting } from './post-signed.ts'
import { deviceSigned } from './signed-form.ts'

/** Forms that were signed without a signal go out when a page of forms opens, and when the signal is back. */
export function useSendSignedForms(affiliateId: number): void {
  const calls = useCalls()
  const client = useQueryClient()
  useEffect(() => {
    const send = async () => {
      if (!navigator.onLine) return
      try {
        const settled = await sendWaiting(calls, deviceSigned, affiliateId, forgetKept)
        if (settled > 0) await client.invalidateQueries({ queryKey: ['forms'] })
      } catch (cause) {
        // They stay on the device; the next visit or the next signal tries again.
        console.warn('signed forms kept on this device were not sent', cause)
      }
    }
    void send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [calls, client, affiliateId])
}
