import { needsPhysician } from '@fathom/domain/forms'
import link from '@fathom/look/controls/link.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CloudOff from 'lucide-react/icons/cloud-off'
import PenLine from 'lucide-react/icons/pen-line'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../../shared/ui/form/checkbox.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { useOnline } from '../../../../shared/use-online.ts'
import { written } from '../../own-language.tsx'
import { useFirstProblem } from '../field-focus.tsx'
import { useFill } from '../fill-context.ts'
import { PageFooter, PageHeading } from '../form-layout.tsx'
import { FormText } from '../form-text.tsx'
import type { SendSigned } from '../outbox/use-send-signed.ts'
import { AgreementBoxes } from './agreement-boxes.tsx'
import { GuardianNote } from './guardian-part.tsx'
import css from './sign.module.css'
import { SignatureField } from './signature-field.tsx'
import { useSigning } from './use-signing.ts'

type Props = { isFirst: boolean; onBack: () => void; send: SendSigned }

/** The statement, the intent and the signature. A minor's guardian signs elsewhere (TS-06). */
export function SignPage({ isFirst, onBack, send }: Props) {
  const { t } = useTranslator('forms', 'forms-standing')
  const { definition, person, text, language } = useFill()
  const signing = useSigning()
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (signing.isRight) send.send(signing.signed())
    else setRefused(refused + 1)
  }
  return (
    <form noValidate={true} onSubmit={submit} ref={place}>
      <div>
        <PageHeading isFirst={isFirst}>{t(`forms.sign.title.${definition.name}`)}</PageHeading>
        <OutcomeLine onCheck={onBack} />
      </div>
      <Agreements
        showsErrors={refused > 0}
        language={language}
        onChange={signing.agree}
        statement={definition.statement.map(text)}
        value={signing.agreed}
      >
        {signing.endsYes && (
          <Checkbox
            checked={signing.isYesOver}
            error={refused > 0 && !signing.isYesOver ? t('forms-standing.earlierYes.missing') : undefined}
            onChange={({ target }) => signing.endYes(target.checked)}
          >
            <FormText of="forms-standing.earlierYes.box" />
          </Checkbox>
        )}
      </Agreements>
      <SignatureField
        error={signing.markError}
        showsErrors={refused > 0}
        name={person.name}
        onChange={signing.sign}
        signer="participant"
        value={signing.signature}
      />
      {signing.needsGuardian && <GuardianNote />}
      <SendProblem cause={send.failure} />
      <PageFooter icon={PenLine} isBusy={send.isSending} next={t('forms.sign.send')} onBack={onBack} />
    </form>
  )
}

type AgreementsProps = ComponentProps<typeof AgreementBoxes> & {
  /** The statement to sign, by paragraph. */
  statement: readonly string[]
  language: string
  /** What else this signer confirms. */
  children: ReactNode
}

/** The statement, and the signer's agreement to it. */
function Agreements({ statement, language, children, ...boxes }: AgreementsProps) {
  const { t } = useTranslator('forms')
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.agreements}>
      <h3 className={css.label} id={id}>
        {t('forms.sign.statement')}
      </h3>
      <div className={css.statement} {...written(language)}>
        {statement.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        {children}
        <AgreementBoxes {...boxes} />
      </div>
    </section>
  )
}

/** The result of the answers, before they are signed. */
function OutcomeLine({ onCheck }: { onCheck: () => void }) {
  const { t } = useTranslator('forms')
  const { definition, answers, isAfterDecline, hasOpenRequest } = useFill()
  const isPhysician = isAfterDecline || hasOpenRequest || needsPhysician(definition, answers)
  return (
    <p className={css.outcome} data-physician={isPhysician || undefined}>
      <Icon of={isPhysician ? Stethoscope : CircleCheckBig} />
      <span>
        {useOutcomeWords()}{' '}
        <button className={link.link} onClick={onCheck} type="button">
          {t('forms.fill.toReview')}
        </button>
      </span>
    </p>
  )
}

function useOutcomeWords(): string {
  const { t, formatNumber } = useTranslator('forms', 'forms-standing')
  const { definition, answers, isAfterDecline, hasOpenRequest } = useFill()
  if (definition.name === 'liability-release') return t('forms.sign.outcome.release')
  if (isAfterDecline) return t('forms.fill.declinedBefore')
  if (needsPhysician(definition, answers)) return t('forms.sign.outcome.physician')
  if (hasOpenRequest) return t('forms-standing.own.openRequest')
  const given = Object.values(answers)
  return given.every((answer) => answer === 'no')
    ? t('forms.sign.outcome.allNo', { count: formatNumber(given.length) })
    : t('forms.sign.outcome.cleared')
}

/** Why a signed form was not accepted; when offline, says that it can be signed anyway. */
function SendProblem({ cause }: { cause: unknown }) {
  const { t } = useTranslator('forms')
  const problem = cause instanceof CallFailed ? cause.problem : undefined
  const words = useProblemWords(cause, problem)
  if (!useOnline()) return <Banner icon={CloudOff}>{t('forms.sign.offline')}</Banner>
  if (!words) return null
  return (
    <Banner action={problem === 'already-signed' && <ToForms />} icon={CircleAlert} live="alert" tone="bad">
      <b>{t('forms.sign.problem.title')}</b>
      <p>{words}</p>
    </Banner>
  )
}

function ToForms() {
  const { t } = useTranslator('forms')
  return (
    <ButtonLink kind="line" to={paths.formsApplications()}>
      {t('forms.fill.toForms')}
    </ButtonLink>
  )
}

function useProblemWords(cause: unknown, problem: string | undefined): string | undefined {
  const { t } = useTranslator('forms')
  if (!cause) return undefined
  switch (problem) {
    case 'not-complete':
      return t('forms.sign.problem.not-complete')
    case 'age-contradiction':
    case 'birth-date-missing':
      return t('forms.sign.problem.age')
    case 'already-signed':
      return t('forms.sign.problem.already-signed')
    default:
      return t('forms.sign.problem.general')
  }
}
