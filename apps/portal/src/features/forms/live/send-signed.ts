import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { sendWaiting } from '../../../shared/offline/waiting/send-waiting.ts'

/** Sends waiting signed forms from whichever page is open. */
export const sendSigned = (calls: Calls, queries: QueryClient, person: number): (() => void) =>
  sendWaiting(queries, 'forms.signed-waiting', async () => {
    const { sendStoredForms } = await import('../fill/outbox/send-stored-forms.ts')
    return sendStoredForms(calls, queries, person)
  })
