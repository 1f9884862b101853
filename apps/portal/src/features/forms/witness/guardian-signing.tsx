import type { LinkedFormWire, WitnessedAnswersWire, WitnessedFormWire } from '@fathom/contract/forms'
import { isEmail } from '@fathom/domain/account'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { titleOf } from '../fill/form-names.ts'
import { GuardianFields } from '../fill/sign/guardian-part.tsx'
import { useGuardianErrors } from '../fill/sign/use-signing.ts'
import { GuardianReads, GuardianStatement, useReadBy } from '../linked/guardian-statement.tsx'
import css from '../linked/linked.module.css'
import { MinorFacts } from '../linked/minor-facts.tsx'
import { InReaderLanguage } from '../linked/reader-language.tsx'
import { AnswersCode } from './answers-code.tsx'
import type { InPerson } from './in-person-draft.ts'
import { checkAddress, type StudentDocument } from './witness.queries.ts'

type Props = { form: WitnessedFormWire; of: StudentDocument; witness: string; draft: InPerson }

/** What the guardian reads, fills in and signs. The health answers are gone when this is. */
export function Signing(props: Props) {
  const { form, of, witness, draft } = props
  const { t } = useTranslator('forms')
  const [read, setRead] = useState<WitnessedAnswersWire>()
  const [refused, setRefused] = useState(0)
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (read) answers.current?.focus()
  }, [read])
  const place = useRef<HTMLDivElement>(null)
  useFirstProblem(place, refused)
  const isHidden = form.definition.name === 'medical-questionnaire' && !read
  const isUnread = isHidden && draft.hasRead !== true
  const linked = { ...form, ...read, createdDate: '', expiresAt: '' }
  const show = (opened: WitnessedAnswersWire) => {
    setRead(opened)
    draft.setHasRead()
  }
  const code = (
    <AnswersCode
      isMissing={refused > 0 && isUnread}
      name={form.memberName}
      of={of}
      onShown={show}
      witness={witness}
    />
  )
  return (
    <div className={css.form} ref={place}>
      <Card title={t(titleOf(form.definition.name))}>
        <MinorFacts form={form} />
      </Card>
      <InReaderLanguage form={linked} reader="guardian">
        {(shown) => (
          <>
            <GuardianReads answers={answers} form={shown} instead={isHidden ? code : undefined} />
            <SigningForm
              {...props}
              isUnread={isUnread}
              onRefused={() => setRefused(refused + 1)}
              shown={shown}
              showsErrors={refused > 0}
            />
          </>
        )}
      </InReaderLanguage>
    </div>
  )
}

type SigningFormProps = Props & {
  /** The form as the guardian reads it. */
  shown: LinkedFormWire
  isUnread: boolean
  showsErrors: boolean
  onRefused: () => void
}

/** TS-01: says at the field what the server would refuse at the end, when the witness has the device back. */
function useAddressCheck(of: StudentDocument, onRefused: () => void) {
  const calls = useCalls()
  const oneAtATime = useOneAtATime()
  const check = useMutation({
    networkMode: 'always',
    mutationFn: (email: string) => checkAddress(calls, of, email),
    onError: onRefused,
  })
  const isRefused = check.error instanceof CallFailed && check.error.status === 422
  return {
    isPending: check.isPending,
    problem: check.error
      ? isRefused
        ? ('forms-signers.inPerson.emailRefused' as const)
        : ('forms.document.link.notSent' as const)
      : undefined,
    reset: check.reset,
    start: (email: string, onRight: () => void) => oneAtATime(() => check.mutateAsync(email).then(onRight)),
  }
}

function SigningForm(props: SigningFormProps) {
  const { form, of, witness, draft, shown, isUnread, showsErrors, onRefused } = props
  const { t } = useTranslator('forms', 'forms-signers')
  const address = useAddressCheck(of, onRefused)
  const readBy = useReadBy(shown)
  const { errors, isRight } = useGuardianErrors(draft.guardian, { diver: form.memberName, witness })
  const email = draft.email ?? ''
  const isReachable = email === '' || isEmail(email.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRight || !isReachable || isUnread) return onRefused()
    if (email === '') return draft.sign(readBy)
    address.start(email.trim(), () => draft.sign(readBy))
  }
  return (
    <Card title={t('forms.guardian.sign')}>
      <form className={css.form} noValidate={true} onSubmit={submit}>
        <GuardianStatement form={shown} signedIn={form.language} />
        <GuardianFields
          errors={errors}
          onChange={draft.change}
          showsErrors={showsErrors}
          value={draft.guardian}
        />
        <Field
          error={
            showsErrors && !isReachable
              ? t('forms-signers.ask.address-invalid')
              : address.problem && t(address.problem)
          }
          help={t(
            form.definition.name === 'liability-release'
              ? 'forms-signers.inPerson.emailHelpCopy'
              : 'forms-signers.inPerson.emailHelp',
            { name: form.memberName },
          )}
          label={t('forms-signers.inPerson.email')}
        >
          <TextInput
            autoComplete="off"
            inputMode="email"
            maxLength={254}
            onChange={({ target }) => {
              address.reset()
              draft.changeEmail(target.value)
            }}
            type="email"
            value={email}
          />
        </Field>
        <Button block={true} busy={address.isPending} kind="primary" size="lg" type="submit">
          {t('forms-signers.inPerson.finish')}
        </Button>
      </form>
    </Card>
  )
}
