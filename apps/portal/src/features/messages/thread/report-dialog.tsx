import { REPORT_REASONS, type ReportReason } from '@fathom/domain/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { THREAD } from '../messages.queries.ts'
import { MESSAGES_KEY } from '../messages-key.ts'
import css from './thread.module.css'

type Props = { enrolmentId: string; messageId: string; onClose: () => void }

export function ReportDialog({ enrolmentId, messageId, onClose }: Props) {
  const { t } = useTranslator('messages')
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0])
  const [note, setNote] = useState('')
  const { http } = useCalls()
  const client = useQueryClient()
  const report = useMutation({
    mutationFn: () =>
      http.post('learning', `${THREAD}/{messageId}/report`, {
        params: { enrolmentId, messageId },
        body: { reason, note },
      }),
    onSuccess: async () => {
      onClose()
      showToast({ text: t('messages.report.done') })
      await client.invalidateQueries({ queryKey: MESSAGES_KEY })
    },
    onError: () => showToast({ text: t('messages.report.failed') }),
  })
  return (
    <Dialog
      actions={
        <>
          <Button busy={report.isPending} kind="primary" onClick={() => report.mutate()}>
            {t('messages.report.title')}
          </Button>
          <Button onClick={onClose}>{t('messages.report.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('messages.report.title')}
    >
      <div className={css.report}>
        <p>{t('messages.report.text')}</p>
        <RadioRows
          choices={REPORT_REASONS.map((value) => ({ value, label: t(`messages.reason.${value}`) }))}
          legend={t('messages.report.reason')}
          onChange={setReason}
          value={reason}
        />
        <Field label={t('messages.report.note')}>
          <TextArea maxLength={1000} onChange={({ target }) => setNote(target.value)} rows={3} value={note} />
        </Field>
      </div>
    </Dialog>
  )
}
