import { Suspense } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { PerformanceScreen } from '../../../features/training/performance/performance-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-records'),
  i18n.need('training-record'),
  i18n.need('training-learn'),
  i18n.need('training-exam'),
])

/** RT-10 */
export function Page() {
  const { affiliateId } = useUser()
  const { courseId } = useParams()
  return (
    <Suspense>
      <PerformanceScreen affiliateId={affiliateId} courseId={courseId} />
    </Suspense>
  )
}
