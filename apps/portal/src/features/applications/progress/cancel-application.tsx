import type { ApplicationWire } from '@fathom/contract/applications'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { currentIn, useMove } from '../use-move.ts'
import css from './progress.module.css'

type Props = { application: ApplicationWire; affiliateId: number; onCanceled?: () => void }

/**
 * Placed last and unobtrusive; it asks for confirmation, because a canceled application can't be restored.
 */
export function CancelApplication({ application, affiliateId, onCanceled }: Props) {
  const { t } = useTranslator('applications')
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const cancel = useMove(affiliateId)
  const { id, version } = application
  const confirm = () =>
    cancel.mutate(
      { id, version, move: 'cancel', reason: reason.trim() },
      {
        onSuccess: () => {
          setOpen(false)
          onCanceled?.()
          showToast({ text: t('applications.standing.cancel.done') })
        },
      },
    )
  if (!application.moves.includes('cancel')) return null
  return (
    <>
      <span className={css.cancel}>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('applications.apply.cancel')}
        </Button>
      </span>
      <ConfirmDialog
        busy={cancel.isPending}
        confirmLabel={t('applications.standing.cancel.go')}
        destructive={true}
        keepLabel={t('applications.standing.cancel.keep')}
        onConfirm={confirm}
        onKeep={() => setOpen(false)}
        open={isOpen}
        title={t('applications.standing.cancel.title')}
      >
        <p>{t('applications.standing.cancel.text')}</p>
        <Field
          label={t('applications.standing.cancel.reason')}
          optional={t('applications.standing.cancel.optional')}
        >
          <TextArea
            dir="auto"
            maxLength={1000}
            onChange={({ target }) => setReason(target.value)}
            rows={2}
            value={reason}
          />
        </Field>
        {cancel.error && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t(`applications.standing.cancel.${currentIn(cancel.error) ? 'late' : 'failed'}`)}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  )
}
