import type { LinkedFormWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import { firstLinkDay } from '@fathom/domain/forms'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { SignatureField } from '../fill/sign/signature-field.tsx'
import { type Decision, useDecision } from './decision.ts'
import { answerLink } from './link.queries.ts'
import css from './linked.module.css'
import { LinkProblem } from './linked-form.tsx'
import { PhysicianFields } from './physician-fields.tsx'

type Outcome = PhysicianDecisionWire['outcome']

type Props = { form: LinkedFormWire; token: string; onDecided: (outcome: Outcome) => void }

/** ST-08: an examination from before a refusal doesn't lift it; said where the day is entered, and checked there. */
function useRefusal({ declinedAt }: LinkedFormWire) {
  const { t, formatDate } = useTranslator('forms-standing')
  const first = declinedAt && firstLinkDay(new Date(declinedAt))
  return {
    help: first && t('forms-standing.afterRefusal.link', { date: formatDate(first, 'long') }),
    isBefore: ({ outcome, examinedOn }: Pick<Decision, 'outcome' | 'examinedOn'>) =>
      first !== undefined && outcome === 'approved' && examinedOn !== '' && examinedOn < first,
  }
}

const isDayRefused = (cause: unknown) =>
  cause instanceof CallFailed && cause.problem === 'examined-before-refusal'

/** What was entered, what is wrong with it, and sending it once it is confirmed. */
function useDecisionForm({ form, token, onDecided }: Props) {
  const { t } = useTranslator('forms-signers')
  const calls = useCalls()
  const decision = useDecision(form.memberName)
  const { value } = decision
  const refusal = useRefusal(form)
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  // What was missing in the drawing isn't missing in the typed name before that was tried.
  const [refusedWay, setRefusedWay] = useState<Decision['signature']['way']>()
  const [isConfirming, setIsConfirming] = useState(false)
  useFirstProblem(place, refused)
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: (body: PhysicianDecisionWire) => answerLink(calls, 'physician', token, body),
    onSuccess: (_, { outcome }) => onDecided(outcome),
    // A physician who is asked because of a Yes doesn't see the refusal; only the server knows it then.
    onError: (cause) => isDayRefused(cause) && setRefused(refused + 1),
    onSettled: () => setIsConfirming(false),
  })
  const isTooEarly =
    refusal.isBefore(value) || (isDayRefused(send.error) && send.variables?.examinedOn === value.examinedOn)
  const errors = {
    ...decision.errors,
    ...(isTooEarly && { examinedOn: refusal.help ?? t('forms-signers.examined-before-refusal') }),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision.isRight && !refusal.isBefore(value)) setIsConfirming(true)
    else {
      setRefused(refused + 1)
      setRefusedWay(value.signature.way)
    }
  }
  return {
    ...decision,
    errors,
    place,
    submit,
    showsErrors: refused > 0,
    showsMarkError: refusedWay === value.signature.way,
    dayHelp: isTooEarly ? undefined : refusal.help,
    failure: isDayRefused(send.error) ? null : send.error,
    isConfirming,
    isSending: send.isPending,
    keep: () => setIsConfirming(false),
    confirm: (sent: PhysicianDecisionWire) => oneAtATime(() => send.mutateAsync(sent)),
  }
}

/** Approved or not, by whom and after which examination; asks for confirmation before sending. */
export function DecisionForm(props: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const { memberName: name } = props.form
  const { value, change, errors, showsErrors, sent, ...form } = useDecisionForm(props)
  return (
    <Card title={t('forms.physician.decision')}>
      <form className={css.form} noValidate={true} onSubmit={form.submit} ref={form.place}>
        <OutcomeChoice
          error={showsErrors ? errors.outcome : undefined}
          legend={t('forms-signers.physician.question', { name })}
          onChange={(outcome) => change({ outcome })}
          value={value.outcome}
        />
        <PhysicianFields
          change={change}
          dayHelp={form.dayHelp}
          errors={errors}
          nameLabel={t('forms.physician.name')}
          showsErrors={showsErrors}
          value={value}
        />
        <SignatureField
          error={errors.mark}
          name={value.name}
          onChange={(signature) => change({ signature })}
          showsErrors={form.showsMarkError}
          signer="physician"
          value={value.signature}
        />
        {value.signature.way === 'typed' && (
          <Checkbox
            checked={value.signsByTyping}
            error={showsErrors ? errors.typing : undefined}
            onChange={({ target }) => change({ signsByTyping: target.checked })}
          >
            {t('forms-signers.physician.typing')}
          </Checkbox>
        )}
        <Checkbox
          checked={value.confirmed}
          error={showsErrors ? errors.confirmed : undefined}
          onChange={({ target }) => change({ confirmed: target.checked })}
        >
          {t('forms-signers.physician.confirm')}
        </Checkbox>
        <LinkProblem cause={form.failure} />
        <Button block={true} kind="primary" size="lg" type="submit">
          {t('forms.physician.check')}
        </Button>
      </form>
      {sent && (
        <ConfirmDecision
          busy={form.isSending}
          decision={value}
          name={name}
          onConfirm={() => form.confirm(sent)}
          onKeep={form.keep}
          open={form.isConfirming}
        />
      )}
    </Card>
  )
}

type OutcomeChoiceProps = {
  legend: string
  value: Outcome | undefined
  onChange: (outcome: Outcome) => void
  error: string | undefined
}

export function OutcomeChoice({ legend, value, onChange, error }: OutcomeChoiceProps) {
  const { t } = useTranslator('forms')
  const outcomes: readonly Outcome[] = ['approved', 'declined']
  return (
    <RadioRows
      big={true}
      choices={outcomes.map((each) => ({
        value: each,
        label: t(`forms.physician.${each}`),
        help: t(`forms.physician.${each}.help`),
      }))}
      error={error}
      legend={legend}
      onChange={onChange}
      value={value}
    />
  )
}

type ConfirmDecisionProps = {
  open: boolean
  decision: Decision
  name: string
  busy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** A decision is final, so it is shown again for confirmation. */
function ConfirmDecision({ open, decision, name, busy, onConfirm, onKeep }: ConfirmDecisionProps) {
  const { t, formatDay } = useTranslator('forms')
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
      <Facts>
        <Fact name={t('forms.physician.name')}>
          <bdi>{physician.trim()}</bdi>
        </Fact>
        <Fact name={t('forms.physician.examinedOn')}>{examinedOn && formatDay(examinedOn)}</Fact>
      </Facts>
      <p>{t('forms.physician.confirm.once')}</p>
    </ConfirmDialog>
  )
}
