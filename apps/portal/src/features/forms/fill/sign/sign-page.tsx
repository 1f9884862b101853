import PenLine from 'lucide-react/icons/pen-line'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useFill } from '../fill-context.ts'
import { PageFooter } from '../layout/page-footer.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { useFirstProblem } from '../layout/use-first-problem.ts'
import type { SendSigned } from '../outbox/use-send-signed.ts'
import { Agreements } from './agreements.tsx'
import { GuardianNote, GuardianPart } from './guardian-part.tsx'
import { OutcomeLine } from './outcome-line.tsx'
import { SendProblem } from './send-problem.tsx'
import { SignatureField } from './signature-field.tsx'
import { useSigning } from './use-signing.ts'

type Props = { isFirst: boolean; onBack: () => void; send: SendSigned }

/** The statement, the intent and the signature; for a minor also the guardian's. */
export function SignPage({ isFirst, onBack, send }: Props) {
  const { t } = useTranslator('forms')
  const { definition, person, text, language } = useFill()
  const signing = useSigning()
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  // The guardian's fields aren't reported as missing before they were visited.
  const [isGuardianTold, setGuardianTold] = useState(false)
  useFirstProblem(place, refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signing.isRight) send.send(signing.signed())
    else {
      setRefused(refused + 1)
      setGuardianTold(signing.guardian.way === 'here')
    }
  }
  const { errors } = signing
  return (
    <form noValidate={true} onSubmit={submit} ref={place}>
      <div>
        <PageHeading isFirst={isFirst}>{t(`forms.sign.title.${definition.name}`)}</PageHeading>
        <OutcomeLine onCheck={onBack} />
      </div>
      <Agreements
        isTold={refused > 0}
        language={language}
        onChange={signing.agree}
        statement={definition.statement.map(text)}
        value={signing.agreed}
      />
      <SignatureField
        error={errors.mark}
        isTold={refused > 0}
        name={person.name}
        onChange={signing.sign}
        signer="participant"
        value={signing.signature}
      />
      {signing.isGuardianAsked ? (
        <GuardianPart
          errors={errors}
          isTold={isGuardianTold}
          isWayTold={refused > 0}
          onChange={signing.changeGuardian}
          value={signing.guardian}
        />
      ) : (
        <GuardianNote isNeeded={false} />
      )}
      <SendProblem cause={send.failure} />
      <PageFooter icon={PenLine} isBusy={send.isSending} next={t('forms.sign.send')} onBack={onBack} />
    </form>
  )
}
