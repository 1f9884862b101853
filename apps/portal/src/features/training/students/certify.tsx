import type { ERecordWire } from '@fathom/contract/training'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { LEARNING_KEY } from '../learning.queries.ts'

/** The instructor's certify action, once nothing is missing. */
export function Certify({ record }: { record: ERecordWire }) {
  const { t } = useTranslator('training-students')
  const [isAsked, setIsAsked] = useState(false)
  const certify = useCertify(record, () => setIsAsked(false))
  const { name, title } = record
  return (
    <>
      <Button icon={BadgeCheck} kind="primary" onClick={() => setIsAsked(true)}>
        {t('training-students.certify.deed', { name })}
      </Button>
      <ConfirmDialog
        busy={certify.isPending}
        confirmLabel={t('training-students.certify.deed', { name })}
        keepLabel={t('training-students.certify.keep')}
        onConfirm={() => certify.mutate()}
        onKeep={() => setIsAsked(false)}
        open={isAsked}
        title={t('training-students.certify.title', { name })}
      >
        {t('training-students.certify.text', { name, course: title })}
      </ConfirmDialog>
    </>
  )
}

function useCertify({ affiliateId, enrolmentId, name }: ERecordWire, onEnd: () => void) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-students')
  return useMutation({
    mutationFn: () =>
      http.post<ERecordWire>('learning', 'courses/{id}/instructor/certify', {
        params: { id: enrolmentId },
        query: { affiliateId },
      }),
    onSuccess: async () => {
      onEnd()
      showToast({ text: t('training-students.certify.done', { name }) })
      await client.invalidateQueries({ queryKey: LEARNING_KEY })
    },
    onError: () => {
      onEnd()
      showToast({ text: t('training-students.certify.failed') })
    },
  })
}
