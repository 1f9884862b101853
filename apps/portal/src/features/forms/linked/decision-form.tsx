import type { LinkedFormWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
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

/** ST-08: an examination from before a refusal doesn't lift it; said where the day is entered. */
function useRefusalWords({ declinedAt }: LinkedFormWire): string | undefined {
  const { t, formatDate } = useTranslator('forms-standing')
  return (
    declinedAt && t('forms-standing.afterRefusal.link', { date: formatDate(new Date(declinedAt), 'long') })
  )
}

/** Approved or not, by whom and after which examination; asks for confirmation before sending. */
export function DecisionForm({ form, token, onDecided }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const { memberName: name } = form
  const decision = useDecision(name)
  const { value, change, errors } = decision
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
    onSettled: () => setIsConfirming(false),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision.isRight) setIsConfirming(true)
    else {
      setRefused(refused + 1)
      setRefusedWay(value.signature.way)
    }
  }
  const { sent } = decision
  return (
    <Card title={t('forms.physician.decision')}>
      <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
        <OutcomeChoice
          error={refused > 0 ? errors.outcome : undefined}
          legend={t('forms-signers.physician.question', { name })}
          onChange={(outcome) => change({ outcome })}
          value={value.outcome}
        />
        <PhysicianFields
          {...decision}
          dayHelp={useRefusalWords(form)}
          nameLabel={t('forms.physician.name')}
          showsErrors={refused > 0}
        />
        <SignatureField
          error={errors.mark}
          name={value.name}
          onChange={(signature) => change({ signature })}
          showsErrors={refusedWay === value.signature.way}
          signer="physician"
          value={value.signature}
        />
        {value.signature.way === 'typed' && (
          <Checkbox
            checked={value.signsByTyping}
            error={refused > 0 ? errors.typing : undefined}
            onChange={({ target }) => change({ signsByTyping: target.checked })}
          >
            {t('forms-signers.physician.typing')}
          </Checkbox>
        )}
        <Checkbox
          checked={value.confirmed}
          error={refused > 0 ? errors.confirmed : undefined}
          onChange={({ target }) => change({ confirmed: target.checked })}
        >
          {t('forms-signers.physician.confirm')}
        </Checkbox>
        <LinkProblem cause={send.error} />
        <Button block={true} kind="primary" size="lg" type="submit">
          {t('forms.physician.check')}
        </Button>
      </form>
      {sent && (
        <ConfirmDecision
          busy={send.isPending}
          decision={value}
          name={name}
          onConfirm={() => oneAtATime(() => send.mutateAsync(sent))}
          onKeep={() => setIsConfirming(false)}
          open={isConfirming}
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
      <p>
        {examinedOn &&
          t('forms.physician.confirm.by', {
            physician: physician.trim(),
            date: formatDay(examinedOn),
          })}
      </p>
      <p>{t('forms.physician.confirm.once')}</p>
    </ConfirmDialog>
  )
}
