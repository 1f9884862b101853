import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'

/** Sends dives and photos that wait on this device. */
export const divesSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['dives.waiting', 'dive-photos.waiting'],
  async send() {
    const { sendStoredDives } = await import('../outbox/send-stored-dives.ts')
    const { sent, isLeft } = await sendStoredDives(calls, affiliateId)
    if (sent > 0) await queries.invalidateQueries({ queryKey: ['logbook'] })
    return isLeft
  },
})
