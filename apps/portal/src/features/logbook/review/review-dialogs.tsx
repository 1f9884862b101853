import { TEXT_LIMITS } from '@fathom/domain/logbook'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import type { Sent } from './review.queries.ts'

type Props = {
  sent: readonly Sent[] | undefined
  notice: ReactNode
  onReturn: (reason: string) => void
  onClose: () => void
}

/** A return needs a reason, so that the student knows what to change. */
export function ReturnDialog({ sent, notice, onReturn, onClose }: Props) {
  const { t } = useTranslator('logbook-review')
  const formId = useId()
  const [first] = sent ?? []
  return (
    <Dialog
      actions={
        <>
          <Button form={formId} kind="primary" type="submit">
            {t('logbook-review.return')}
          </Button>
          <Button onClick={onClose}>{t('logbook-review.keep')}</Button>
        </>
      }
      onClose={onClose}
      open={sent !== undefined}
      title={t('logbook-review.returnTitle', { count: sent?.length ?? 0, name: first?.student ?? '' })}
    >
      <ReasonForm id={formId} onReturn={onReturn} />
      {notice}
    </Dialog>
  )
}

function ReasonForm({ id, onReturn }: { id: string; onReturn: (reason: string) => void }) {
  const { t } = useTranslator('logbook-review')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = reason.trim()
    setMissing(!said)
    if (said) onReturn(said)
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <form id={id} noValidate={true} onSubmit={send}>
      <Field
        error={isMissing && !reason.trim() && t('logbook-review.reason.missing')}
        help={t('logbook-review.reason.help')}
        label={t('logbook-review.reason.label')}
      >
        <TextArea
          data-first-focus={true}
          maxLength={TEXT_LIMITS.reason}
          onChange={({ target }) => setReason(target.value)}
          required={true}
          rows={4}
          value={reason}
        />
      </Field>
    </form>
  )
}
