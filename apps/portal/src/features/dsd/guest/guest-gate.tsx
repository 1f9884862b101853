import type { Checkpoint } from '@fathom/domain/dsd'
import type { FormName } from '@fathom/domain/forms'
import { useQueryClient } from '@tanstack/react-query'
import Waves from 'lucide-react/icons/waves'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import column from '../dsd.module.css'
import { DSD_KEY } from '../dsd.queries.ts'
import { BeginProblem, DsdSkeleton } from '../dsd-states.tsx'
import { useSaveStep } from '../use-save-step.ts'
import css from './guest.module.css'
import type { Guest } from './guest.ts'
import { PendingSigners } from './pending-signers.tsx'
import { useGuest } from './use-guest.ts'

type Props = {
  form: FormName
  /** The form was signed on this page, so its outcome is shown. */
  isSigned: boolean
  /** The form was requested explicitly, so it is shown even if it is already signed. */
  isAgain: boolean
  /** Gets what comes after a signed form, and the checkpoint of the guest who fills it in. */
  children: (next?: ReactNode, checkpoint?: Checkpoint) => ReactNode
}

/** Loaded with its illustration, only for guests who get this far. */
const Preparing = latePart(async () => (await import('./preparing.tsx')).Preparing)

const PART = { 'medical-questionnaire': 'medical', 'liability-release': 'release' } as const

/** ST-05: wraps the forms of a Discover Scuba Diving guest; other users just see the form. */
export function GuestGate({ form, isSigned, isAgain, children }: Props) {
  const part = PART[form]
  const guest = useGuest(({ forms }) => isSigned && forms[part] === null)
  const isRefetched = useRefetched(isSigned)
  const isOnline = useOnline()
  const [isPreparing, setPreparing] = useState(false)
  if (guest === undefined) return <DsdSkeleton />
  if (guest === null) return children()
  const { checkpoint, progress } = guest
  // Keep showing the preparation that started here, even after the checkpoint has moved past the forms.
  if (!isPreparing && checkpoint.status === 'forms-submitted') setPreparing(true)
  if (isPreparing)
    return (
      <Suspense fallback={<DsdSkeleton />}>
        <Preparing guest={guest} />
      </Suspense>
    )
  if (checkpoint.status !== 'forms') return children()
  const isDone = progress.forms[part] !== null
  if (isDone && !isSigned && !isAgain)
    return (
      <Suspense fallback={<DsdSkeleton />}>
        <GuestForms guest={guest} />
      </Suspense>
    )
  const next = isDone ? (
    <Suspense>
      <NextAction guest={guest} />
    </Suspense>
  ) : (
    isSigned && !isRefetched && <Skeleton height="3rem" shape="block" />
  )
  return (
    <>
      <Suspense>
        <FormPlace form={form} />
      </Suspense>
      {children(next, checkpoint)}
      {isSigned && !isDone && (guest.isUnheard || !isOnline) && (
        <Suspense>
          <GoBack />
        </Suspense>
      )}
    </>
  )
}

/** Whether the progress was refetched since the form was signed; only then is the next step known. */
function useRefetched(isSigned: boolean): boolean {
  const queries = useQueryClient()
  const [isRefetched, setRefetched] = useState(false)
  useEffect(() => {
    if (!isSigned) return setRefetched(false)
    void queries.invalidateQueries({ queryKey: DSD_KEY }).then(() => setRefetched(true))
  }, [isSigned, queries])
  return isRefetched
}

/** Above a form: its purpose, and which of the two it is. */
function FormPlace({ form }: { form: FormName }) {
  const { t } = useTranslator('dsd')
  return (
    <p className={css.place}>
      <Icon of={Waves} size="sm" />
      {t('dsd.forms.place', { number: form === 'medical-questionnaire' ? 1 : 2 })}
    </p>
  )
}

/** Below a form that is signed but still on this device: the link to continue once the server has it. */
function GoBack() {
  const { t } = useTranslator('dsd')
  return (
    <div className={css.back}>
      <ButtonLink icon={Waves} to={paths.dsd()}>
        {t('dsd.welcome.title')}
      </ButtonLink>
    </div>
  )
}

/** Which of the two forms are signed, on any device, and what comes next. */
function GuestForms({ guest }: { guest: Guest }) {
  const { t } = useTranslator('dsd')
  const { medical, release } = guest.progress.forms
  const next = medical ? (release ? undefined : 'release') : 'medical'
  return (
    <div className={column.column}>
      <PageHeader lead={t(next ? 'dsd.forms.text' : 'dsd.forms.signed')} title={t('dsd.step.forms')} />
      <Card>
        <div className={css.stack}>
          <SoundingLine
            doneLabel={t('dsd.step.done')}
            label={t('dsd.step.forms')}
            soundings={(['medical', 'release'] as const).map((key) => ({
              key,
              title: t(`dsd.forms.name.${key}`),
              state: stateOf(guest.progress.forms[key], key === next),
            }))}
          />
          <NextAction guest={guest} />
        </div>
      </Card>
      <PendingSigners guest={guest} />
    </div>
  )
}

/** TS-04: a signed form is done only if it clears the guest; until then it is where the guest is. */
const stateOf = (form: Guest['progress']['forms']['medical'], isNext: boolean) => {
  if (form) return form.state === 'cleared' ? 'done' : 'now'
  return isNext ? 'now' : 'ahead'
}

/** The form that is still unsigned, or the preparation once both are signed. */
function NextAction({ guest: { checkpoint, progress } }: { guest: Guest }) {
  const { t } = useTranslator('dsd')
  const navigate = useNavigate()
  const submit = useSaveStep(() => void navigate(paths.medicalForm()))
  const { medical, release } = progress.forms
  if (!medical)
    return (
      <ButtonLink kind="primary" size="lg" to={paths.medicalForm()}>
        {t('dsd.forms.medical')}
      </ButtonLink>
    )
  if (!release)
    return (
      <ButtonLink kind="primary" size="lg" to={paths.fillForm('liability-release')}>
        {t('dsd.forms.release')}
      </ButtonLink>
    )
  return (
    <div className={css.action}>
      {submit.isError && <BeginProblem error={submit.error} />}
      <Button
        busy={submit.isPending}
        kind="primary"
        onClick={() =>
          submit.mutate({
            storeNumber: checkpoint.storeNumber,
            memberNumber: checkpoint.memberNumber,
            status: 'forms-submitted',
          })
        }
        size="lg"
      >
        {t('dsd.forms.go')}
      </Button>
    </div>
  )
}
