import { Suspense } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { ERecordScreen } from '../../../features/training/record/e-record-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-records'),
  i18n.need('training-record'),
  i18n.need('training-learn'),
  i18n.need('training-exam'),
  i18n.need('logbook'),
])

/** RT-10 */
export function Page() {
  const { affiliateId } = useUser()
  const { courseId } = useParams()
  return (
    <Suspense>
      <ERecordScreen affiliateId={affiliateId} courseId={courseId} />
    </Suspense>
  )
}
