import type { LessonEventWire } from '@fathom/contract/training'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Live, LiveEventKind } from '../../../platform/live/index.ts'

export const LESSON_EVENT = 'lesson'

/**
 * Notifies the page around a lesson that talks to the server directly, because the lesson doesn't notify the
 * page.
 */
export async function publishLesson(
  { live }: { live: Pick<Live, 'publishTo'> },
  tx: Queryable,
  affiliateId: number,
  event: LessonEventWire,
): Promise<void> {
  await live.publishTo(tx, affiliateId, LESSON_EVENT, event)
}

export const lessonEvent: LiveEventKind = { worded: (data) => data as LessonEventWire }
