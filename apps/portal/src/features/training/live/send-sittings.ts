import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { sendWaiting } from '../../../shared/offline/waiting/send-waiting.ts'
import { LEARNING_KEY } from '../learning.queries.ts'

/** SC-07: sends lesson reports stored on this device, from whichever page is open. */
export const sendSittings = (calls: Calls, queries: QueryClient, person: number): (() => void) =>
  sendWaiting(queries, 'lessons.waiting', async () => {
    const { sendStoredSittings } = await import('../player/outbox/index.ts')
    const { sent, waiting } = await sendStoredSittings(calls, person)
    if (sent > 0) await queries.invalidateQueries({ queryKey: LEARNING_KEY })
    return waiting > 0
  })
