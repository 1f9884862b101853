import type { FormListingWire } from '@fathom/contract/forms'
import type { FormName } from '@fathom/domain/forms'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CircleX from 'lucide-react/icons/circle-x'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import type { IconShape } from '../../../../shared/ui/icon/icon.tsx'
import type { FormPerson } from '../fill-context.ts'
import { titleOf } from '../layout/form-names.ts'
import css from './done.module.css'
import { DoneHeader } from './done-header.tsx'
import { DownloadButton } from './download-button.tsx'
import { LinkCard } from './link-card.tsx'

type Outcome = 'cleared' | 'release' | 'physician' | 'declined' | 'guardian'
type Look = { icon: IconShape; tone: 'ok' | 'buoy' }

const LOOKS: Readonly<Record<Outcome, Look>> = {
  cleared: { icon: CircleCheckBig, tone: 'ok' },
  release: { icon: CircleCheckBig, tone: 'ok' },
  physician: { icon: Stethoscope, tone: 'buoy' },
  declined: { icon: CircleX, tone: 'buoy' },
  guardian: { icon: Users, tone: 'buoy' },
}

/** Nothing is valid before the guardian has signed, so this comes first. */
function outcomeOf(form: FormName, { isGuardianAwaited, physician, status }: FormListingWire): Outcome {
  if (isGuardianAwaited) return 'guardian'
  if (physician === 'declined') return 'declined'
  if (status === 'Medical Required') return 'physician'
  return form === 'liability-release' ? 'release' : 'cleared'
}

type Props = { form: FormName; person: FormPerson; signed: FormListingWire; next: ReactNode }

export function SignedOutcome({ form, person, signed, next }: Props) {
  const { t } = useTranslator('forms')
  const outcome = outcomeOf(form, signed)
  const isDeclinedBefore = outcome === 'physician' && signed.isAfterDecline
  const reader = outcome === 'physician' || outcome === 'guardian' ? outcome : undefined
  return (
    <>
      <DoneHeader
        {...LOOKS[outcome]}
        text={t(isDeclinedBefore ? 'forms.fill.declinedBefore' : `forms.fill.done.${outcome}.text`)}
        title={t(`forms.fill.done.${outcome}.title`)}
      />
      {outcome === 'physician' && <PhysicianSteps />}
      {reader && (
        <LinkCard
          documentId={signed.id}
          ends={reader === 'physician' ? signed.physicianLinkEnds : signed.guardianLinkEnds}
          key={reader}
          name={person.name}
          reader={reader}
        />
      )}
      <div className={css.ways}>
        {next}
        <ButtonLink kind={reader || next ? 'line' : 'primary'} to={paths.formsApplications()}>
          {t('forms.fill.toForms')}
        </ButtonLink>
        <DownloadButton documentId={signed.id} title={t(titleOf(form))} />
      </div>
    </>
  )
}

function PhysicianSteps() {
  const { t } = useTranslator('forms')
  return (
    <ol className={css.steps}>
      {(['make', 'hand', 'wait'] as const).map((step) => (
        <li key={step}>{t(`forms.fill.done.physician.${step}`)}</li>
      ))}
    </ol>
  )
}
