import type { AssessmentResultsWire, ExamAttemptsWire } from '@fathom/contract/training'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Hourglass from 'lucide-react/icons/hourglass'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { LEARNING_KEY } from '../learning-key.ts'
import css from './exam.module.css'
import { useIsWaiting, useNextAttempt } from './exam-wait.tsx'

type Props = { of: AssessmentResultsWire }

/** For a teacher: a student who failed the exam three times has to wait, unless the teacher allows it now. */
export function AllowExam({ of }: Props) {
  const { t } = useTranslator('training-exam')
  const nextAt = of.examAttempts?.nextAt ?? null
  const isWaiting = useIsWaiting(nextAt)
  const words = useNextAttempt()
  const allow = useAllow(of)
  if (!isWaiting || nextAt === null) return null
  return (
    <Banner icon={Hourglass} tone="warn">
      <p>
        <b>{t('training-exam.allow.title', { name: of.name })}</b>
      </p>
      <p>{t('training-exam.allow.text', words(nextAt))}</p>
      <div className={css.ways}>
        <Button busy={allow.isPending} onClick={() => allow.mutate()}>
          {t('training-exam.allow.action')}
        </Button>
      </div>
    </Banner>
  )
}

function useAllow({ affiliateId, enrolmentId, packageId, name }: AssessmentResultsWire) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-exam')
  return useMutation({
    mutationFn: () =>
      http.post<ExamAttemptsWire>('learning', 'courses/{id}/instructor/exam-allowance', {
        params: { id: enrolmentId ?? packageId },
        query: { affiliateId },
      }),
    onSuccess: async () => {
      showToast({ text: t('training-exam.allow.done', { name }) })
      await client.invalidateQueries({ queryKey: LEARNING_KEY })
    },
    onError: () => showToast({ text: t('training-exam.allow.failed') }),
  })
}
