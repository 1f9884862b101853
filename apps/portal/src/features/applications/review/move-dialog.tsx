import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import css from './review.module.css'
import type { Review } from './review-moves.ts'
import { REVIEW_MOVES, type ReviewMove } from './review-moves.ts'

/** The server's limit. */
const LONGEST_REASON = 1000

type ConfirmedMove = Exclude<ReviewMove, 'open'>
type Props = { chosen: ReviewMove | undefined; name: string; review: Review; onClose: () => void }

/** Asks for confirmation before a move that can't be undone, with the reason for it. */
export function MoveDialog({ chosen, name, review, onClose }: Props) {
  const { t } = useTranslator('applications')
  const formId = useId()
  const move = chosen === 'open' ? undefined : chosen
  const close = () => {
    review.forget()
    onClose()
  }
  return (
    <Dialog
      actions={
        move && (
          <>
            <Button
              busy={review.isPending}
              form={formId}
              kind={move === 'cancel' ? 'bad' : 'primary'}
              type="submit"
            >
              {t(`applications.review.move.${move}.go`)}
            </Button>
            <Button onClick={close}>{t('applications.review.keep')}</Button>
          </>
        )
      }
      onClose={close}
      open={move !== undefined}
      title={move && t(`applications.review.move.${move}.title`, { name })}
    >
      {move && <MoveForm id={formId} key={move} move={move} name={name} review={review} />}
    </Dialog>
  )
}

type FormProps = { id: string; move: ConfirmedMove; name: string; review: Review }

function MoveForm({ id, move, name, review }: FormProps) {
  const { t } = useTranslator('applications')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const wanted = REVIEW_MOVES[move].reason
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = reason.trim()
    const lacks = wanted === 'required' && !text
    setMissing(lacks)
    if (lacks) event.currentTarget.querySelector('textarea')?.focus()
    else if (!review.isPending) review.go(move, text)
  }
  return (
    <form className={css.form} id={id} noValidate={true} onSubmit={send}>
      <p>{t(`applications.review.move.${move}.text`, { name })}</p>
      {wanted !== 'none' && (
        <Field
          error={isMissing && !reason.trim() && t('applications.review.reason.missing')}
          label={t(`applications.review.reason.${wordOf(move)}`)}
          {...(wanted === 'optional' && { optional: t('applications.review.reason.optional') })}
        >
          <TextArea
            data-first-focus={true}
            dir="auto"
            maxLength={LONGEST_REASON}
            onChange={({ target }) => setReason(target.value)}
            required={wanted === 'required'}
            rows={4}
            value={reason}
          />
        </Field>
      )}
      {review.problem && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(`applications.${review.problem}`)}
        </Banner>
      )}
    </form>
  )
}

const wordOf = (move: ConfirmedMove) =>
  move === 'return' || move === 'cancel' || move === 'record-payment' ? move : 'approve'
