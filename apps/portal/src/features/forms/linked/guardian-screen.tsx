import type { LinkedFormWire } from '@fathom/contract/forms'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useMutation } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { titleOf } from '../fill/form-names.ts'
import { GuardianFields } from '../fill/sign/guardian-part.tsx'
import { guardianSignature } from '../fill/sign/signing.ts'
import { useGuardianSigning } from '../fill/sign/use-signing.ts'
import { GuardianReads, GuardianStatement, useReadBy } from './guardian-statement.tsx'
import { answerLink } from './link.queries.ts'
import css from './linked.module.css'
import { DownloadCopy, LinkDone, LinkedForm, LinkHeader, LinkProblem } from './linked-form.tsx'
import { MinorFacts } from './minor-facts.tsx'
import { InReaderLanguage } from './reader-language.tsx'
import { LinkRefused, RefuseRequest } from './refuse-request.tsx'

/** The guardian of a minor reads the whole form and signs it, once. No account is needed. */
export function GuardianScreen({ token }: { token: string }) {
  const [end, setEnd] = useState<End>()
  return (
    <div className={css.screen}>
      <LinkHeader isDone={end !== undefined} reader="guardian" token={token} />
      <LinkedForm reader="guardian" token={token}>
        {(form) => <Signing end={end} form={form} onEnd={setEnd} token={token} />}
      </LinkedForm>
    </div>
  )
}

type End = 'signed' | 'refused'
type SigningProps = { form: LinkedFormWire; token: string; end: End | undefined; onEnd: (end: End) => void }

function Signing({ form, token, end, onEnd }: SigningProps) {
  const { t, formatDay } = useTranslator('forms')
  const { memberName: name, definition } = form
  if (end === 'signed')
    return (
      <LinkDone
        copy={<DownloadCopy reader="guardian" token={token} until={form.expiresAt} />}
        drawing={boatUnderWay}
        title={t('forms.guardian.done.title')}
      >
        {t('forms.guardian.done.text', { name })}
      </LinkDone>
    )
  if (end === 'refused') return <LinkRefused name={name} />
  return (
    <>
      <Card title={t(titleOf(definition.name))}>
        <div className={css.text}>
          <p>{t('forms.guardian.asks', { name, date: formatDay(new Date(form.createdDate)) })}</p>
          <MinorFacts form={form} />
        </div>
      </Card>
      <InReaderLanguage form={form} reader="guardian">
        {(shown) => (
          <>
            <GuardianReads form={shown} />
            <SigningForm
              form={shown}
              onSigned={() => onEnd('signed')}
              signedIn={form.language}
              token={token}
            />
          </>
        )}
      </InReaderLanguage>
      <RefuseRequest name={name} onRefused={() => onEnd('refused')} reader="guardian" token={token} />
    </>
  )
}

type Props = {
  /** As the guardian reads it. */
  form: LinkedFormWire
  signedIn: string
  token: string
  onSigned: () => void
}

/** The guardian's own statement, details and signature. */
function SigningForm({ form, signedIn, token, onSigned }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const readBy = useReadBy(form)
  const { guardian, change, errors, isRight } = useGuardianSigning(form.memberName)
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => answerLink(calls, 'guardian', token, guardianSignature(guardian, readBy)),
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
        <GuardianStatement form={form} signedIn={signedIn} />
        <GuardianFields
          errors={errors}
          onChange={(part) => {
            // What the server refused was about what stood here before.
            send.reset()
            change(part)
          }}
          showsErrors={refused > 0}
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
