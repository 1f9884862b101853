import { Suspense } from 'react'
import { ContentScreen } from '../../../features/training/course/content-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([i18n.need('training-content'), i18n.need('training-course')])

/** RT-10 */
export function Page() {
  const { name = '' } = useParams()
  return (
    <Suspense>
      <ContentScreen key={name} name={name} />
    </Suspense>
  )
}
