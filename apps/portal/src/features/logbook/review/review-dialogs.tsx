import { TEXT_LIMITS } from '@fathom/domain/logbook'
import BadgeCheck from 'lucide-react/icons/badge-check'
import WifiOff from 'lucide-react/icons/wifi-off'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import css from './review.module.css'
import type { Sent } from './review.queries.ts'
import type { Judgement } from './use-review.ts'

/** What the user pressed, until they confirm it. */
export type ReviewRequest = { action: Judgement['action']; sent: readonly Sent[] }

type Props = {
  request: ReviewRequest | undefined
  /** The user confirmed while offline. */
  isOffline: boolean
  onConfirm: (judgement: Judgement) => void
  onClose: () => void
}

/** The confirmation dialogs before a review is sent: neither verify nor return can be undone. */
export function ReviewDialogs({ request, isOffline, onConfirm, onClose }: Props) {
  const logsFor = (action: Judgement['action']) => (request?.action === action ? request.sent : undefined)
  const notice = isOffline && <OfflineNotice />
  return (
    <>
      <VerifyDialog
        notice={notice}
        onClose={onClose}
        onVerify={() => request && onConfirm({ action: 'verify', sent: request.sent })}
        sent={logsFor('verify')}
      />
      <ReturnDialog
        notice={notice}
        onClose={onClose}
        onReturn={(reason) => request && onConfirm({ action: 'return', sent: request.sent, reason })}
        sent={logsFor('return')}
      />
    </>
  )
}

function OfflineNotice() {
  const { t } = useTranslator('logbook-review')
  return (
    <Banner icon={WifiOff} live="alert" tone="warn">
      {t('logbook-review.failed.offline')}
    </Banner>
  )
}

type VerifyDialogProps = {
  sent: readonly Sent[] | undefined
  notice: ReactNode
  onVerify: () => void
  onClose: () => void
}

/** A verified log is sealed and can't be undone, so this asks first: whose dives, and how many. */
function VerifyDialog({ sent, notice, onVerify, onClose }: VerifyDialogProps) {
  const { t } = useTranslator('logbook-review')
  const count = sent?.length ?? 0
  return (
    <Dialog
      actions={
        <>
          <Button icon={BadgeCheck} kind="primary" onClick={onVerify}>
            {t('logbook-review.verifyChosen', { count })}
          </Button>
          <Button data-first-focus={true} onClick={onClose}>
            {t('logbook-review.keep')}
          </Button>
        </>
      }
      onClose={onClose}
      open={sent !== undefined}
      role="alertdialog"
      title={t('logbook-review.verifyTitle', { count })}
    >
      <p>{t('logbook-review.verifyText')}</p>
      <ul className={css.chosenLogs}>
        {sent?.map(({ log, student }) => (
          <li key={`${log.affiliateId} ${log.id}`}>
            <bdi>{student}</bdi>, <bdi>{log.title}</bdi>
          </li>
        ))}
      </ul>
      {notice}
    </Dialog>
  )
}

type ReturnDialogProps = {
  sent: readonly Sent[] | undefined
  notice: ReactNode
  onReturn: (reason: string) => void
  onClose: () => void
}

/** A return needs a reason, so that the student knows what to change. */
function ReturnDialog({ sent, notice, onReturn, onClose }: ReturnDialogProps) {
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
    const text = reason.trim()
    setMissing(!text)
    if (text) onReturn(text)
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
