import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import type { WaitingSource } from '../../../shared/offline/waiting.ts'

/** Sends dives, photos and deletes that wait on this device. */
export const divesSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['dives.waiting', 'dive-photos.waiting', 'dive-deletes.waiting'],
  async send() {
    const { renewLogbook, sendStoredDeletes, sendStoredDives } = await import('../outbox/index.ts')
    const renew = () => renewLogbook(calls, queries, affiliateId)
    const dives = await sendStoredDives(calls, affiliateId)
    const deletes = await sendStoredDeletes(calls, affiliateId, renew)
    if (dives.sent + deletes.sent > 0) await queries.invalidateQueries({ queryKey: ['logbook'] })
    return dives.isLeft || deletes.isLeft
  },
})

export const divesWaiting: WaitingSource = {
  stores: ['dive-drafts', 'dive-photos', 'dive-deletes'],
  load: async () => (await import('../outbox/waiting-dives.ts')).listWaitingDives,
}
