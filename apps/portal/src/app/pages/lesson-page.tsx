import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useUser } from '../../features/session/index.ts'
import { LessonScreen } from '../../features/training/player/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { usePageFocus } from '../use-page-focus.ts'

await i18n.need('training-learn')

/** SC-07: a lesson has the whole window to itself. */
export function Page() {
  const { affiliateId } = useUser()
  const { id = '', activityId } = useParams()
  const main = usePageFocus()
  return (
    <main id="main" ref={main} tabIndex={-1}>
      <Suspense>
        <LessonScreen
          activityId={activityId}
          affiliateId={affiliateId}
          courseId={id}
          key={`${affiliateId} ${id} ${activityId}`}
        />
      </Suspense>
    </main>
  )
}
