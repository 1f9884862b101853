import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import type { Decision } from './use-decision.ts'

type Props = {
  open: boolean
  decision: Decision
  name: string
  busy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** A decision is final, so it is shown again for confirmation. */
export function ConfirmDecision({ open, decision, name, busy, onConfirm, onKeep }: Props) {
  const { t, formatDate } = useTranslator('forms')
  const { outcome = 'declined', name: physician, examinedOn } = decision
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={t('forms.physician.send')}
      keepLabel={t('forms.physician.back')}
      onConfirm={onConfirm}
      onKeep={onKeep}
      open={open}
      title={t(`forms.physician.confirm.${outcome}`, { name })}
    >
      <p>
        {examinedOn &&
          t('forms.physician.confirm.by', {
            physician: physician.trim(),
            date: formatDate(examinedOn, 'long'),
          })}
      </p>
      <p>{t('forms.physician.confirm.once')}</p>
    </ConfirmDialog>
  )
}
