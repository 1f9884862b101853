import { Suspense } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { LessonScreen } from '../../../features/training/player/lesson-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useParams, useSearchParams } from '../../../shared/router/index.ts'
import { usePageFocus } from '../../shell/use-page-focus.ts'

await Promise.all([
  i18n.need('training-learn'),
  i18n.need('training-lesson'),
  i18n.need('training-notes'),
  i18n.need('messages'),
])

/** SC-07: a lesson takes the whole window. */
export function Page() {
  const { affiliateId } = useUser()
  const { id = '', activityId } = useParams()
  const [query] = useSearchParams()
  const page = query.get('page') ?? undefined
  const { t } = useTranslator()
  const main = usePageFocus()
  return (
    // The lesson in the iframe has its own main landmark, so this one needs a name.
    <main aria-label={t('shell.page.course')} id="main" ref={main} tabIndex={-1}>
      <Suspense>
        <LessonScreen
          activityId={activityId}
          affiliateId={affiliateId}
          courseId={id}
          key={`${affiliateId} ${id} ${activityId} ${page}`}
          page={page}
        />
      </Suspense>
    </main>
  )
}
