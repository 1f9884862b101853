import type { LinkedFormWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import { isPrinted } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem, WhenLeft } from '../fill/field-focus.tsx'
import { answerLink } from './link.queries.ts'
import css from './linked.module.css'
import { LinkProblem } from './linked-form.tsx'

/** A separate chunk, because the calendar code is heavier than the rest of the page. */
const DateField = lazy(async () => ({
  default: (await import('../../../shared/ui/aria/date-field.tsx')).DateField,
}))

type Outcome = PhysicianDecisionWire['outcome']

type Props = { form: LinkedFormWire; token: string; onDecided: (outcome: Outcome) => void }

/** Approved or not, by whom and after which examination; asks for confirmation before sending. */
export function DecisionForm({ form, token, onDecided }: Props) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const { memberName: name } = form
  const decision = useDecision()
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
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
    else setRefused(refused + 1)
  }
  const { outcome, examinedOn } = decision.value
  return (
    <Card title={t('forms.physician.decision')}>
      <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
        <DecisionFields {...decision} showsErrors={refused > 0} name={name} />
        <LinkProblem cause={send.error} />
        <Button block={true} kind="primary" size="lg" type="submit">
          {t('forms.physician.check')}
        </Button>
      </form>
      {outcome && (
        <ConfirmDecision
          busy={send.isPending}
          decision={decision.value}
          name={name}
          onConfirm={() =>
            oneAtATime(() => send.mutateAsync({ outcome, name: decision.value.name.trim(), examinedOn }))
          }
          onKeep={() => setIsConfirming(false)}
          open={isConfirming}
        />
      )}
    </Card>
  )
}

type FieldsProps = Pick<ReturnType<typeof useDecision>, 'value' | 'change' | 'errors' | 'lastDay'> & {
  name: string
  /** Whether missing values are reported; a wrong date is, as soon as its field is left. */
  showsErrors: boolean
}

function DecisionFields({ value, change, errors, lastDay, name, showsErrors }: FieldsProps) {
  const { t, locale } = useTranslator('forms')
  const outcomes: readonly Exclude<Decision['outcome'], undefined>[] = ['approved', 'declined']
  return (
    <>
      <RadioRows
        big={true}
        choices={outcomes.map((each) => ({
          value: each,
          label: t(`forms.physician.${each}`),
          help: t(`forms.physician.${each}.help`),
        }))}
        error={showsErrors ? errors.outcome : undefined}
        legend={t('forms.physician.question', { name })}
        onChange={(outcome) => change({ outcome })}
        value={value.outcome}
      />
      <Field error={showsErrors && errors.name} label={t('forms.physician.name')}>
        <TextInput
          autoComplete="name"
          dir="auto"
          maxLength={200}
          onChange={({ target }) => change({ name: target.value })}
          value={value.name}
        />
      </Field>
      <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>
        <WhenLeft>
          {(isLeft) => (
            <DateField
              error={showsErrors || (isLeft && value.examinedOn !== '') ? errors.examinedOn : undefined}
              label={t('forms.physician.examinedOn')}
              locale={intlTag(locale)}
              max={lastDay}
              onChange={(day) => change({ examinedOn: day ?? '' })}
              value={value.examinedOn || undefined}
            />
          )}
        </WhenLeft>
      </Suspense>
    </>
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

type Decision = {
  outcome: PhysicianDecisionWire['outcome'] | undefined
  name: string
  examinedOn: string
}

type Errors = Partial<Record<keyof Decision, string>>

const dayHere = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The decision being entered, and the texts for what is missing. */
function useDecision() {
  const { t } = useTranslator('forms')
  const [value, setValue] = useState<Decision>({ outcome: undefined, name: '', examinedOn: '' })
  // Many people see the doctor before they fill in the form, so any day up to today in the physician's time
  // zone is allowed.
  const lastDay = dayHere(new Date())
  const errors: Errors = {
    ...(!value.outcome && { outcome: t('forms.physician.missing.outcome') }),
    ...(value.name.trim() === '' && { name: t('forms.physician.missing.name') }),
    ...(!isPrinted(value.name) && { name: t('forms.fill.unprintable') }),
    ...(value.examinedOn > lastDay && { examinedOn: t('forms.document.day-ahead.text') }),
    ...(value.examinedOn === '' && { examinedOn: t('forms.physician.missing.examinedOn') }),
  }
  return {
    value,
    change: (change: Partial<Decision>) => setValue((before) => ({ ...before, ...change })),
    errors,
    lastDay,
    isRight: Object.keys(errors).length === 0,
  }
}
