import type { CertificationWire } from '@fathom/contract/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from '../certifications.module.css'
import { OFFICE_KEY, withdraw } from './office.queries.ts'

/** The limit in the contract. */
const LONGEST_REASON = 300

type Props = { card: CertificationWire | undefined; onClose: () => void }

/** This can't be undone, so it asks for confirmation and a reason. */
export function WithdrawDialog({ card, onClose }: Props) {
  const { t } = useTranslator('certifications-office')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (card) setReason('')
    setIsMissing(false)
  }, [card])
  const action = useWithdraw(onClose)
  const confirm = () => {
    setIsMissing(!reason.trim())
    if (card && reason.trim()) action.mutate({ licenseID: card.licenseID, reason })
  }
  return (
    <ConfirmDialog
      busy={action.isPending}
      confirmLabel={t('certifications-office.withdraw.deed')}
      destructive
      keepLabel={t('certifications-office.withdraw.keep')}
      onConfirm={confirm}
      onKeep={onClose}
      open={card !== undefined}
      title={t('certifications-office.withdraw.ask', { title: card?.title ?? '' })}
    >
      <div className={css.stack}>
        <p>{t('certifications-office.withdraw.sure')}</p>
        <Field
          error={isMissing && t('certifications-office.withdraw.reasonMissing')}
          label={t('certifications-office.withdraw.reason')}
        >
          <TextArea
            maxLength={LONGEST_REASON}
            onChange={(event) => setReason(event.target.value)}
            rows={2}
            value={reason}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}

function useWithdraw(onDone: () => void) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: ({ licenseID, reason }: { licenseID: string; reason: string }) =>
      withdraw(calls, licenseID, reason),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: OFFICE_KEY })
      showToast({ text: t('certifications-office.withdraw.done') })
      onDone()
    },
    onError: () => showToast({ text: t('certifications-office.withdraw.notDone') }),
  })
}
