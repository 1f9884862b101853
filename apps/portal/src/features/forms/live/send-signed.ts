import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { isSignedWaiting } from '../fill/outbox/waiting-mark.ts'

/** On whichever page: what was signed here and waits goes out when the portal opens, is looked at again, or has a signal again. */
export function sendSigned(calls: Calls, queries: QueryClient, person: number): () => void {
  const send = async () => {
    // Mostly nothing waits, and then whoever sends need not be fetched.
    if (!isSignedWaiting() || !navigator.onLine || document.visibilityState === 'hidden') return
    try {
      const { sendKeptForms } = await import('../fill/outbox/send-kept-forms.ts')
      await sendKeptForms(calls, queries, person)
    } catch (cause) {
      console.warn('signed forms kept on this device were not sent', cause)
    }
  }
  void send()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  return () => {
    removeEventListener('online', send)
    document.removeEventListener('visibilitychange', send)
  }
}
