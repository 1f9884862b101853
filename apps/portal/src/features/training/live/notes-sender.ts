import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import { NOTES_KEY } from '../notes-key.ts'

/** LE-08: sends notes that wait on this device. */
export const notesSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['notes.waiting'],
  async send() {
    const { sendStoredNotes } = await import('../notes/send-stored-notes.ts')
    const { sent, isLeft } = await sendStoredNotes(calls, affiliateId)
    if (sent > 0) await queries.invalidateQueries({ queryKey: NOTES_KEY })
    return isLeft
  },
})
