import type { StudentsWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { classOf, EVERYBODY, isUnderWay } from './class-list.ts'

type Failed = Pick<UseQueryResult, 'isFetching'> & { refetch: () => unknown }

export function StudentsFailed({ students }: { students: Failed }) {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <ErrorState
        onRetry={() => void students.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={students.isFetching}
        title={t('training-students.failed')}
      >
        {t('training-students.failedText')}
      </ErrorState>
    </Card>
  )
}

/** The class in one sentence. */
export function StudentsLead({ students }: { students: StudentsWire | undefined }) {
  const { t } = useTranslator('training-students')
  const learning = students?.filter(({ courses }) => courses.some(({ state }) => isUnderWay(state))) ?? []
  if (!students || learning.length === 0) return null
  const { counts } = classOf(students, EVERYBODY)
  return t('training-students.lead', { count: learning.length, stuck: counts.stuck, ready: counts.ready })
}
