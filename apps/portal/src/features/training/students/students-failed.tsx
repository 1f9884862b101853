import type { StudentsWire } from '@fathom/contract/training'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

export function StudentsFailed({ students }: { students: UseQueryResult<StudentsWire> }) {
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
