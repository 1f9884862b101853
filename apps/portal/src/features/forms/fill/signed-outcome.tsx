import type { FormListingWire } from '@fathom/contract/forms'
import type { FormName } from '@fathom/domain/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CircleX from 'lucide-react/icons/circle-x'
import Download from 'lucide-react/icons/download'
import IdCard from 'lucide-react/icons/id-card'
import Stethoscope from 'lucide-react/icons/stethoscope'
import UserPen from 'lucide-react/icons/user-pen'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { AfterRefusal } from '../standings/standing-badge.tsx'
import { guardianCodeQuery } from './ask/ask.queries.ts'
import { AskCard } from './ask/ask-card.tsx'
import { PaperCard } from './ask/paper-card.tsx'
import css from './done.module.css'
import { downloadForm } from './fill.queries.ts'
import { PageHeading } from './form-layout.tsx'
import { titleOf } from './form-names.ts'

type Outcome =
  | 'cleared'
  | 'release'
  | 'physician'
  | 'open-request'
  | 'declined'
  | 'guardian'
  | 'details-changed'
  | 'physician-teaches'
  | 'birth-date-awaited'

type Look = { icon: IconShape; tone: 'ok' | 'buoy' }

const LOOKS: Readonly<Record<Outcome, Look>> = {
  cleared: { icon: CircleCheckBig, tone: 'ok' },
  release: { icon: CircleCheckBig, tone: 'ok' },
  physician: { icon: Stethoscope, tone: 'buoy' },
  'open-request': { icon: Stethoscope, tone: 'buoy' },
  declined: { icon: CircleX, tone: 'buoy' },
  guardian: { icon: Users, tone: 'buoy' },
  'details-changed': { icon: UserPen, tone: 'buoy' },
  'physician-teaches': { icon: UserPen, tone: 'buoy' },
  'birth-date-awaited': { icon: IdCard, tone: 'buoy' },
}

/**
 * A refusal that holds comes first, as in every list. Nobody else is asked about a form that has to be signed again; then, nothing is valid before the guardian
 * has signed.
 */
function outcomeOf(form: FormName, signed: FormListingWire): Outcome {
  const { state, isDetailsChanged, isGuardianAwaited, physician, status } = signed
  if (state === 'declined') return 'declined'
  if (isDetailsChanged && physician !== 'declined') return 'details-changed'
  if (isGuardianAwaited) return 'guardian'
  if (physician === 'declined') return 'declined'
  if (signed.openRequest) return 'open-request'
  if (status === 'Medical Required') return 'physician'
  if (state === 'physician-teaches' || state === 'birth-date-awaited') return state
  return form === 'liability-release' ? 'release' : 'cleared'
}

function useOutcomeWords(
  outcome: Outcome,
  { isAfterDecline, isBirthDateUnconfirmed, physician }: FormListingWire,
  isAsked: boolean,
): { title: string; text: string } {
  const { t } = useTranslator('forms', 'forms-signers', 'forms-standing')
  if (outcome === 'details-changed' || outcome === 'physician-teaches' || outcome === 'birth-date-awaited')
    return { title: t(`forms-standing.state.${outcome}`), text: t(`forms-standing.own.${outcome}`) }
  if (outcome === 'open-request')
    return { title: t('forms.fill.done.physician.title'), text: t('forms-standing.own.openRequest') }
  const title = t(`forms.fill.done.${outcome}.title`)
  if (outcome === 'guardian') {
    const waits = t(isBirthDateUnconfirmed ? 'forms-signers.unconfirmed' : 'forms.fill.done.guardian.text')
    const how = isAsked ? [] : [t('forms-signers.done.guardian')]
    const next = physician === 'awaited' ? [t('forms-signers.done.physicianToo')] : []
    return { title, text: [waits, ...how, ...next].join(' ') }
  }
  if (outcome !== 'physician') return { title, text: t(`forms.fill.done.${outcome}.text`) }
  return { title, text: t(isAfterDecline ? 'forms.fill.declinedBefore' : 'forms-signers.done.physician') }
}

type Props = { form: FormName; signed: FormListingWire; next: ReactNode }

export function SignedOutcome({ form, signed, next }: Props) {
  const { t } = useTranslator('forms')
  const outcome = outcomeOf(form, signed)
  const isAsked = signed.guardianLink?.state === 'sent' || signed.guardianLink?.state === 'sending'
  const reader = outcome === 'physician' || outcome === 'guardian' ? outcome : undefined
  return (
    <>
      <DoneHeader {...LOOKS[outcome]} {...useOutcomeWords(outcome, signed, isAsked)} />
      {outcome === 'physician' && <AfterRefusal className={css.text} standing={signed} />}
      {reader && (
        <AskCard
          documentId={signed.id}
          key={reader}
          link={reader === 'physician' ? signed.physicianLink : signed.guardianLink}
          reader={reader}
        />
      )}
      {outcome === 'open-request' && signed.openRequest && (
        <AskCard {...signed.openRequest} reader="physician" />
      )}
      {outcome === 'guardian' && form === 'medical-questionnaire' && (
        <GuardianCodeCard documentId={signed.id} />
      )}
      {outcome === 'physician' && <PaperCard documentId={signed.id} page={signed.evaluation} />}
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

function DownloadButton({ documentId, title }: { documentId: string; title: string }) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadForm(calls, documentId),
    onSuccess: (file) => saveFile(file, `${title}.pdf`),
    onError: () => showToast({ text: t('forms.fill.done.notDownloaded') }),
  })
  return (
    <Button busy={download.isPending} icon={Download} onClick={() => download.mutate()}>
      {t('forms.fill.done.download')}
    </Button>
  )
}

type DoneHeaderProps = { icon: IconShape; tone: 'ok' | 'buoy' | 'plain'; title: string; text: string }

export function DoneHeader({ icon, tone, title, text }: DoneHeaderProps) {
  return (
    <div className={css.header}>
      <span className={css.sign} data-tone={tone}>
        <Icon of={icon} size="lg" />
      </span>
      <PageHeading isFirst={false}>{title}</PageHeading>
      <p className={css.text}>{text}</p>
    </div>
  )
}

/** TS-06: with this code the guardian reads the health answers on the device of the dive center. */
function GuardianCodeCard({ documentId }: { documentId: string }) {
  const { t } = useTranslator('forms', 'forms-signers')
  return (
    <Card title={t('forms-signers.code.title')}>
      <div className={css.made}>
        <p>{t('forms-signers.code.text')}</p>
        <Code documentId={documentId} />
      </div>
    </Card>
  )
}

function Code({ documentId }: { documentId: string }) {
  const { t, formatNumber } = useTranslator('forms')
  const code = useQuery(guardianCodeQuery(useCalls(), documentId))
  if (code.data)
    return (
      <p className={css.code} dir="ltr">
        {[...code.data.code]
          .map((digit) => formatNumber(Number(digit)))
          .join('')
          .replace(/(?=....$)/, ' ')}
      </p>
    )
  if (code.isError || code.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void code.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={code.isFetching}
        title={t('forms.fill.failed.title')}
      />
    )
  return (
    <Loading label={t('forms.fill.loading')}>
      <Skeleton height="2.5rem" shape="block" />
    </Loading>
  )
}
