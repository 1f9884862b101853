import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import { LEARNING_KEY } from '../learning.queries.ts'

/** SC-07: sends lesson reports that wait on this device. */
export const lessonsSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['lessons.waiting'],
  async send() {
    const { sendStoredSittings } = await import('../player/outbox/index.ts')
    const { sent, waiting } = await sendStoredSittings(calls, affiliateId)
    if (sent > 0) await queries.invalidateQueries({ queryKey: LEARNING_KEY })
    return waiting > 0
  },
})
