import type { MyCourseWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Reply } from './reply.tsx'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  courseId: string | undefined
  none?: ReactNode
  children: (id: string) => ReactNode
}

/** RT-10: the course in the URL, or the last used one. */
export function ChosenCourse({ courses, courseId, none = <NoCourses />, children }: Props) {
  const { t } = useTranslator('training-records')
  if (courseId !== undefined) return children(courseId)
  return (
    <Reply failed={t('training-records.failed.courses')} id="" of={courses}>
      {([newest]) => (newest ? children(newest.packageId) : none)}
    </Reply>
  )
}

function NoCourses() {
  const { t } = useTranslator('training-records')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-records.none.deed')}</ButtonLink>}
        drawing={slate}
        title={t('training-records.none.title')}
      >
        {t('training-records.none.text')}
      </EmptyState>
    </Card>
  )
}
