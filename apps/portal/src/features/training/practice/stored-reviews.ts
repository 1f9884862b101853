import type { PracticeReviewsWire, PracticeWire } from '@fathom/contract/training'
import type { Review } from '@fathom/domain/training'
import type { Calls } from '../../../shared/calls.tsx'
import { isFinal } from '../../../shared/http/index.ts'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'

/** An answer in practice that the server doesn't have yet. */
type StoredReview = { affiliateId: number; courseId: string; review: Review }

export const deviceReviews: DeviceStore<StoredReview> = markedStore(
  deviceEncryptedStore<StoredReview>('practice-reviews'),
  'practice.waiting',
)

const keyOf = ({ affiliateId, courseId, review: { questionId, at } }: StoredReview) =>
  `${affiliateId} ${courseId} ${questionId} ${at}`

export const putReview = (stored: StoredReview): Promise<void> => deviceReviews.put(keyOf(stored), stored)

export async function listStoredReviews(affiliateId: number, courseId: string): Promise<Review[]> {
  const mine = (await deviceReviews.list()).filter(
    (stored) => stored.affiliateId === affiliateId && stored.courseId === courseId,
  )
  return mine.map(({ review }) => review)
}

/** As many as one call takes. */
const MOST = 500

/** Sends what waits on this device, course by course. What the server refuses for good is dropped. */
export async function sendStoredReviews(
  { http }: Pick<Calls, 'http'>,
  affiliateId: number,
): Promise<{ sent: number; waiting: number }> {
  const mine = (await deviceReviews.list()).filter((stored) => stored.affiliateId === affiliateId)
  let sent = 0
  for (const [courseId, all] of Map.groupBy(mine, (stored) => stored.courseId)) {
    const some = all.slice(0, MOST)
    const body: PracticeReviewsWire = { reviews: some.map(({ review }) => review) }
    try {
      await http.put<PracticeWire>('learning', 'courses/{id}/practice', { params: { id: courseId }, body })
    } catch (cause) {
      if (!isFinal(cause)) continue
    }
    for (const stored of some) await deviceReviews.remove(keyOf(stored))
    sent += some.length
  }
  return { sent, waiting: mine.length - sent }
}
