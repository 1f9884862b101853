import type { WitnessedFormWire } from '@fathom/contract/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { titleOf } from '../fill/form-names.ts'
import { GuardianFields } from '../fill/sign/guardian-part.tsx'
import { type GuardianSigning, guardianSignature } from '../fill/sign/signing.ts'
import { useGuardianSigning } from '../fill/sign/use-signing.ts'
import { AnswersShown, TextShown } from '../linked/answers-shown.tsx'
import { GuardianStatement, statementLocale } from '../linked/guardian-statement.tsx'
import css from '../linked/linked.module.css'
import { type StudentDocument, signInPerson, witnessedFormQuery } from './witness.queries.ts'

type Props = { of: StudentDocument; onClose: () => void }

/** TS-06: the witness hands over the device, the guardian signs, the witness confirms. */
export function GuardianInPerson({ of, onClose }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const form = useQuery(witnessedFormQuery(useCalls(), of))
  if (form.data) return <Steps form={form.data} of={of} onClose={onClose} />
  return (
    <Card title={t('forms-signers.tasks.guardian.open')}>
      {form.isError ? (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t('forms.fill.failed.title')}
        </Banner>
      ) : (
        <Loading label={t('forms.fill.loading')}>
          <Skeleton height="8rem" shape="block" />
        </Loading>
      )}
      <Button onClick={onClose}>{t('forms.fill.back')}</Button>
    </Card>
  )
}

function Steps({ form, of, onClose }: Props & { form: WitnessedFormWire }) {
  const [isHandedOver, setIsHandedOver] = useState(false)
  const [signed, setSigned] = useState<GuardianSigning>()
  if (signed) return <Confirm form={form} of={of} onClose={onClose} signed={signed} />
  if (isHandedOver) return <Signing form={form} onSigned={setSigned} />
  return <HandOver form={form} onClose={onClose} onStart={() => setIsHandedOver(true)} />
}

type HandOverProps = { form: WitnessedFormWire; onStart: () => void; onClose: () => void }

function HandOver({ form, onStart, onClose }: HandOverProps) {
  const { t, formatDate } = useTranslator('forms', 'forms-signers')
  const { memberName: name, birthDate, definition } = form
  const date = birthDate && formatDate(birthDate, 'long')
  return (
    <Card title={t('forms-signers.tasks.guardian.open')}>
      <div className={css.form}>
        <p>{t('forms-signers.inPerson.who', { form: t(titleOf(definition.name)), name, date })}</p>
        <p>{t('forms-signers.inPerson.check')}</p>
        <Button block={true} kind="primary" onClick={onStart} size="lg">
          {t('forms-signers.inPerson.start')}
        </Button>
        <Button onClick={onClose}>{t('forms.fill.back')}</Button>
      </div>
    </Card>
  )
}

/** What the guardian sees. */
function Signing({ form, onSigned }: { form: WitnessedFormWire; onSigned: (by: GuardianSigning) => void }) {
  const { t } = useTranslator('forms', 'forms-signers')
  const { memberName: name, definition } = form
  const { guardian, change, errors, isRight } = useGuardianSigning(name)
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) onSigned(guardian)
    else setRefused(refused + 1)
  }
  const linked = { ...form, createdDate: '', expiresAt: '' }
  return (
    <Card title={t(titleOf(definition.name))}>
      <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
        <TextShown form={linked} />
        {definition.name === 'medical-questionnaire' ? (
          <p>{t('forms-signers.inPerson.noAnswers', { name })}</p>
        ) : (
          <AnswersShown form={linked} />
        )}
        <GuardianStatement form={definition.name} name={name} />
        <GuardianFields errors={errors} showsErrors={refused > 0} onChange={change} value={guardian} />
        <Button block={true} kind="primary" size="lg" type="submit">
          {t('forms-signers.inPerson.finish')}
        </Button>
      </form>
    </Card>
  )
}

type ConfirmProps = Props & { form: WitnessedFormWire; signed: GuardianSigning }

function Confirm({ form, of, signed, onClose }: ConfirmProps) {
  const { t, locale } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const client = useQueryClient()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      signInPerson(calls, of, { ...guardianSignature(signed, statementLocale(locale)), witnessed: true }),
    onSuccess: async () => {
      showToast({ text: t('forms-signers.inPerson.done') })
      // Closes first: what was signed can't be opened for signing again.
      onClose()
      await client.invalidateQueries({ queryKey: ['forms'] })
    },
  })
  const problem = send.error instanceof CallFailed ? send.error.problem : undefined
  const why =
    problem === 'witness-is-guardian' ? 'forms-signers.inPerson.witness' : 'forms.document.link.notSent'
  const { name: guardian, relationship } = signed
  return (
    <Card title={t('forms-signers.inPerson.confirm')}>
      <div className={css.form}>
        <p>{t('forms-signers.inPerson.signed', { guardian, relationship, name: form.memberName })}</p>
        <Checkbox
          checked={isConfirmed}
          error={isRefused && !isConfirmed ? t('forms-signers.missing.confirm') : undefined}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        >
          {t('forms-signers.inPerson.box')}
        </Checkbox>
        {send.isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t(why)}
          </Banner>
        )}
        <Button
          block={true}
          busy={send.isPending}
          kind="primary"
          onClick={() => (isConfirmed ? oneAtATime(() => send.mutateAsync()) : setIsRefused(true))}
          size="lg"
        >
          {t('forms-signers.inPerson.confirm')}
        </Button>
        <Button onClick={onClose}>{t('forms.fill.back')}</Button>
      </div>
    </Card>
  )
}
