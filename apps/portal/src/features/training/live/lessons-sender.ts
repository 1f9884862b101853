import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import { LEARNING_KEY } from '../learning-key.ts'

/** SC-07, TS-11: sends lesson reports, exam answers and practice that wait on this device. */
export const lessonsSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['lessons.waiting', 'exams.waiting', 'practice.waiting'],
  async send() {
    const { sendStoredSittings } = await import('../player/outbox/index.ts')
    const { sendStoredExams } = await import('../exam/send-stored-exams.ts')
    const lessons = await sendStoredSittings(calls, affiliateId)
    const exams = await sendStoredExams(calls, affiliateId)
    const { sendStoredReviews } = await import('../practice/stored-reviews.ts')
    const practice = await sendStoredReviews(calls, affiliateId)
    if (lessons.sent + exams.sent + practice.sent > 0)
      await queries.invalidateQueries({ queryKey: LEARNING_KEY })
    return lessons.waiting + exams.waiting + practice.waiting > 0
  },
})
