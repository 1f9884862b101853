import type { AssessmentResultsWire } from '@fathom/contract/training'
import Hourglass from 'lucide-react/icons/hourglass'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useIsWaiting, useNextAttempt } from './exam-wait.tsx'

/** For a teacher: a student has started the exam and hasn't handed it in. */
export function ExamUnderway({ of: { examUnderway, name } }: { of: AssessmentResultsWire }) {
  const { t } = useTranslator('training-exam')
  const words = useNextAttempt()
  const endsAt = examUnderway?.endsAt ?? null
  const isRunning = useIsWaiting(endsAt)
  if (!examUnderway) return null
  return (
    <Banner icon={Hourglass} tone="info">
      <p>
        <b>{t('training-exam.underway.title', { name })}</b>
      </p>
      <p>
        {t('training-exam.underway.started', words(examUnderway.startedAt))}{' '}
        {endsAt && t(`training-exam.underway.${isRunning ? 'ends' : 'over'}`, words(endsAt))}
      </p>
    </Banner>
  )
}
