import type { LinkedFormWire } from '@fathom/contract/forms'
import { lastDayOnEarth } from '@fathom/domain/forms'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useMutation } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { titleOf } from '../fill/form-names.ts'
import { GuardianFields } from '../fill/sign/guardian-part.tsx'
import { type GuardianSigning, guardianSignature, NO_GUARDIAN } from '../fill/sign/signing.ts'
import { useSigningErrors } from '../fill/sign/use-signing.ts'
import { LanguageNote, written } from '../own-language.tsx'
import { AnswersShown, TextShown } from './answers-shown.tsx'
import { answerLink } from './link.queries.ts'
import css from './linked.module.css'
import { LinkDone, LinkedForm, LinkProblem } from './linked-form.tsx'

/** The guardian of a minor reads the whole form and signs it, once. No account is needed. */
export function GuardianScreen({ token }: { token: string }) {
  const { t } = useTranslator('forms')
  return (
    <div className={css.screen}>
      <PageHeader lead={t('forms.guardian.lead')} title={t('shell.page.guardian')} />
      <LinkedForm reader="guardian" token={token}>
        {(form) => <Signing form={form} token={token} />}
      </LinkedForm>
    </div>
  )
}

function Signing({ form, token }: { form: LinkedFormWire; token: string }) {
  const { t, formatDate } = useTranslator('forms')
  const [isSigned, setIsSigned] = useState(false)
  const { memberName: name, definition, language } = form
  if (isSigned)
    return (
      <LinkDone drawing={boatUnderWay} title={t('forms.guardian.done.title')}>
        {t('forms.guardian.done.text', { name })}
      </LinkDone>
    )
  return (
    <>
      <Card title={t(titleOf(definition.name))}>
        <p>{t('forms.guardian.asks', { name, date: formatDate(new Date(form.createdDate), 'long') })}</p>
      </Card>
      <LanguageNote language={language} />
      <Card title={t('forms.guardian.text')}>
        <TextShown form={form} />
      </Card>
      <Card title={t('forms.guardian.answers')}>
        <AnswersShown form={form} />
      </Card>
      <SigningForm form={form} onSigned={() => setIsSigned(true)} token={token} />
    </>
  )
}

type Props = { form: LinkedFormWire; token: string; onSigned: () => void }

/** The guardian's details, intent and signature. */
function SigningForm({ form, token, onSigned }: Props) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const { guardian, change, errors, isRight } = useGuardian()
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => answerLink(calls, 'guardian', token, guardianSignature(guardian)),
    onSuccess: onSigned,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) oneAtATime(() => send.mutateAsync())
    else setRefused(refused + 1)
  }
  return (
    <Card title={t('forms.guardian.sign')}>
      <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
        <div className={css.text} {...written(form.language)}>
          {form.definition.statement.map((key) => (
            <p key={key}>{form.texts[key]}</p>
          ))}
        </div>
        <GuardianFields
          errors={errors}
          showsErrors={refused > 0}
          onChange={change}
          said={saidIn(form)}
          value={guardian}
        />
        <LinkProblem cause={send.error} />
        <Button block={true} busy={send.isPending} icon={PenLine} kind="primary" size="lg" type="submit">
          {t('forms.guardian.send')}
        </Button>
      </form>
    </Card>
  )
}

/** The agreements are part of what is signed, so they use the wording of the form. */
const saidIn = ({ texts, language }: LinkedFormWire) => ({
  intent: <span {...written(language)}>{texts['forms.sign.intent']}</span>,
  consent: <span {...written(language)}>{texts['forms.sign.consent']}</span>,
})

/** The same rules as when a guardian signs with the diver; here only the guardian signs. */
function useGuardian() {
  const [guardian, setGuardian] = useState<GuardianSigning>({ ...NO_GUARDIAN, way: 'here' })
  const check = useSigningErrors(true)
  const { name, signature, agreed } = guardian
  const {
    errors: { mark: _, ...errors },
    isRight,
  } = check({ name, signature, guardian, agreed, day: lastDayOnEarth(new Date()) })
  const change = (changed: Partial<GuardianSigning>) => setGuardian((before) => ({ ...before, ...changed }))
  return { guardian, change, errors, isRight }
}
