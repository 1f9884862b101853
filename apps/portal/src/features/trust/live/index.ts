import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import type { WaitingSource } from '../../../shared/offline/waiting.ts'

/** TS-15: sends confirmations of buddies that wait on this device. */
export const confirmationsSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['confirmations.waiting'],
  async send() {
    const { sendConfirmations } = await import('../buddy/send-confirmations.ts')
    const onSent = () => queries.invalidateQueries({ queryKey: ['trust', 'confirmations'] })
    return sendConfirmations({ calls, affiliateId, onSent })
  },
})

export const confirmationsWaiting: WaitingSource = {
  stores: ['dive-confirmations'],
  load: async () => (await import('../buddy/waiting-confirmations.ts')).listWaitingConfirmations,
}
