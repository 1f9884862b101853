import type { ApplicationWire } from '@fathom/contract/applications'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import type { Payment } from '../applications.calls.ts'
import css from './review.module.css'
import type { Review } from './review-moves.ts'
import { REVIEW_MOVES, type ReviewMove } from './review-moves.ts'

/** The server's limit. */
const LONGEST_REASON = 1000

type ConfirmedMove = Exclude<ReviewMove, 'open'>
type Props = {
  chosen: ReviewMove | undefined
  application: ApplicationWire
  review: Review
  onClose: () => void
}

/** Asks for confirmation before a move that can't be undone, with the reason for it. */
export function MoveDialog({ chosen, application, review, onClose }: Props) {
  const { t } = useTranslator('applications')
  const formId = useId()
  const name = application.applicant.name ?? ''
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
      {move && <MoveForm application={application} id={formId} key={move} move={move} review={review} />}
    </Dialog>
  )
}

type FormProps = { id: string; move: ConfirmedMove; application: ApplicationWire; review: Review }

function MoveForm({ id, move, application, review }: FormProps) {
  const { t } = useTranslator('applications')
  const [reason, setReason] = useState('')
  const [payment, setPayment] = useState<Payment>({ reference: '', receivedBy: 'provider' })
  const [isMissing, setMissing] = useState(false)
  const [sent, setSent] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isRefused = review.problem === 'review.payment.used'
  useEffect(() => {
    if (isRefused) form.current?.querySelector('input')?.focus()
  }, [isRefused])
  const limitOf = useTextLimit()
  const limit = limitOf(reason, LONGEST_REASON)
  const name = application.applicant.name ?? ''
  const isPayment = move === 'record-payment'
  const wanted = REVIEW_MOVES[move].reason
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = reason.trim()
    const reference = payment.reference.trim()
    const lacks = (wanted === 'required' && !text) || (isPayment && !reference)
    setMissing(lacks)
    const isTooLong =
      limitOf(reason, LONGEST_REASON).isTooLong || limitOf(reference, LONGEST_REFERENCE).isTooLong
    if (lacks || isTooLong) event.currentTarget.querySelector<HTMLElement>('textarea, input')?.focus()
    else if (!review.isPending) {
      setSent(reference)
      review.go(move, text, isPayment ? { ...payment, reference } : undefined)
    }
  }
  return (
    <form className={css.form} id={id} noValidate={true} onSubmit={send} ref={form}>
      <p>{t(`applications.review.move.${move}.text`, { name })}</p>
      {move === 'cancel' && application.payment && <Received application={application} />}
      {isPayment && (
        <PaymentFields
          application={application}
          isMissing={isMissing}
          isUsed={isRefused && payment.reference.trim() === sent}
          onChange={setPayment}
          payment={payment}
        />
      )}
      {wanted !== 'none' && (
        <Field
          error={
            limit.error ??
            (wanted === 'required' && isMissing && !reason.trim() && t('applications.review.reason.missing'))
          }
          help={limit.help ?? t('applications.review.reason.shown')}
          label={t(`applications.review.reason.${wordOf(move)}`)}
          {...(wanted === 'optional' && { optional: t('applications.review.reason.optional') })}
        >
          <TextArea
            data-first-focus={!isPayment}
            dir="auto"
            onChange={({ target }) => setReason(target.value)}
            required={wanted === 'required'}
            rows={4}
            value={reason}
          />
        </Field>
      )}
      {review.problem && !isRefused && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(`applications.${review.problem}`)}
        </Banner>
      )}
    </form>
  )
}

/** Canceling doesn't pay back what was received. */
function Received({ application }: Pick<FormProps, 'application'>) {
  const { t, formatNumber } = useTranslator('applications')
  const { fees, payment, applicant } = application
  return (
    <Banner icon={CircleAlert} tone="warn">
      {t('applications.review.move.cancel.paid', {
        amount: priceText({ formatNumber }, fees.total),
        reference: `⁨${payment?.reference ?? ''}⁩`,
        name: applicant.name ?? '',
      })}
    </Banner>
  )
}

type PaymentProps = {
  application: Pick<ApplicationWire, 'role' | 'store'>
  payment: Payment
  isMissing: boolean
  /** Another payment has the reference that was sent. */
  isUsed: boolean
  onChange: (payment: Payment) => void
}

/** The server's limit. */
const LONGEST_REFERENCE = 60

/** OF-04: staff say who received it; a dive center records what it received itself. */
function PaymentFields({ application: { role, store }, payment, isMissing, isUsed, onChange }: PaymentProps) {
  const { t } = useTranslator('applications')
  const limit = useTextLimit()(payment.reference, LONGEST_REFERENCE)
  return (
    <>
      <Field
        error={
          limit.error ??
          ((isMissing && !payment.reference.trim() && t('applications.review.payment.missing')) ||
            (isUsed && t('applications.review.payment.used')))
        }
        help={limit.help}
        label={t('applications.review.payment.reference')}
      >
        <TextInput
          autoComplete="off"
          data-first-focus={true}
          dir="auto"
          onChange={({ target }) => onChange({ ...payment, reference: target.value })}
          required={true}
          value={payment.reference}
        />
      </Field>
      {role === 'provider' && store && (
        <RadioRows
          choices={[
            { value: 'provider', label: t('shell.product.name') },
            { value: 'store', label: <bdi>{store.name ?? store.number}</bdi> },
          ]}
          legend={t('applications.review.payment.receivedBy')}
          onChange={(receivedBy) => onChange({ ...payment, receivedBy })}
          value={payment.receivedBy}
        />
      )}
    </>
  )
}

const wordOf = (move: ConfirmedMove) =>
  move === 'return' || move === 'ask' || move === 'cancel' || move === 'record-payment' ? move : 'approve'
