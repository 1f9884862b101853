import { Suspense } from 'react'
import { EnrolScreen } from '../../../features/training/course/enrol-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([i18n.need('training-course'), i18n.need('training-enrol'), i18n.need('training-learn')])

/** CA-15: the page behind a professional's invitation link to a course. */
export function Page() {
  const { extraData = '' } = useParams()
  return (
    <Suspense>
      <EnrolScreen extraData={extraData} key={extraData} />
    </Suspense>
  )
}
