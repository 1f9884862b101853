import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import type { WaitingSource } from '../../../shared/offline/waiting.ts'

/** Sends signed forms that wait on this device. */
export const formsSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['forms.signed-waiting'],
  async send() {
    const { sendStoredForms } = await import('../fill/outbox/post-signed.ts')
    const { settled, pending } = await sendStoredForms(calls, affiliateId)
    if (settled + pending > 0) await queries.invalidateQueries({ queryKey: ['forms'] })
    return pending > 0
  },
})

export const formsWaiting: WaitingSource = {
  stores: ['form-drafts', 'signed-forms'],
  load: async () => (await import('../fill/outbox/waiting-forms.ts')).listWaitingForms,
}
