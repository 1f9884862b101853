import { Suspense } from 'react'
import { SelectCourseScreen } from '../../../features/logbook/select-course/select-course-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-form')])

/** RT-17 */
export function Page() {
  return (
    <Suspense>
      <SelectCourseScreen />
    </Suspense>
  )
}
