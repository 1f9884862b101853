import type { FormName } from '@fathom/domain/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useUnsavedMark } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import css from './done.module.css'
import { signedFormQuery } from './fill.queries.ts'
import type { FormPerson } from './fill-context.ts'
import { FormLayout } from './form-layout.tsx'
import { firstStepOf, titleOf } from './form-names.ts'
import { FormSkeleton, NoSuchForm } from './form-states.tsx'
import { noteRefused } from './outbox/post-signed.ts'
import { deviceSigned, type SignedForm } from './outbox/signed-form.ts'
import { DoneHeader, SignedOutcome } from './signed-outcome.tsx'

type Props = { form: FormName; documentId: string; person: FormPerson; next: ReactNode }

/** The status of a signed form: on the server, or still on this device. */
export function DoneScreen({ form, documentId, person, next }: Props) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const waiting = useQuery({
    queryKey: ['forms', 'kept-signed', documentId],
    queryFn: async () => (await deviceSigned.find(documentId)) ?? null,
    networkMode: 'always',
    staleTime: 0,
  })
  const isWaiting = waiting.data?.affiliateId === person.affiliateId
  const signed = useQuery({ ...signedFormQuery(calls, documentId), enabled: waiting.isSuccess && !isWaiting })
  if (isWaiting && waiting.data)
    return (
      <DoneLayout form={form} isUnderWay={true}>
        <WaitingForm form={waiting.data} />
      </DoneLayout>
    )
  if (signed.data)
    return (
      <DoneLayout form={form}>
        <SignedOutcome form={form} next={next} signed={signed.data} />
      </DoneLayout>
    )
  if (signed.data === null) return <NoSuchForm what="document" />
  if (!signed.isError && signed.fetchStatus !== 'paused') return <FormSkeleton form={form} isSigned={true} />
  return (
    <DoneLayout form={form}>
      <ErrorState
        onRetry={() => void signed.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={signed.isFetching}
        title={t('forms.fill.done.failed.title')}
      >
        {t('forms.fill.done.failed.text')}
      </ErrorState>
    </DoneLayout>
  )
}

type DoneLayoutProps = { form: FormName; isUnderWay?: boolean; children: ReactNode }

function DoneLayout({ form, isUnderWay, children }: DoneLayoutProps) {
  const { t } = useTranslator('forms')
  return (
    <FormLayout first={firstStepOf(form)} isUnderWay={isUnderWay} step="done" title={t(titleOf(form))}>
      {children}
    </FormLayout>
  )
}

/** Signed, but not on the server yet: being sent, waiting for a connection, or rejected for good. */
function WaitingForm({ form }: { form: SignedForm }) {
  const { t } = useTranslator('forms')
  const isOnline = useOnline()
  useUnsavedMark(true)
  if (form.refused) return <RefusedForm form={form} />
  const isTriedAgain = isOnline && form.hasFailed === true
  const how = isOnline && !isTriedAgain ? 'sending' : 'waiting'
  return (
    <>
      <DoneHeader
        icon={how === 'sending' ? Send : CloudOff}
        key={how}
        text={t(isTriedAgain ? 'forms.fill.done.trying.text' : `forms.fill.done.${how}.text`)}
        title={t(`forms.fill.done.${how}.title`)}
        tone="plain"
      />
      <div className={css.ways}>
        <ButtonLink kind="primary" to={paths.dashboard()}>
          {t('forms.fill.done.dashboard')}
        </ButtonLink>
      </div>
    </>
  )
}

function RefusedForm({ form }: { form: SignedForm }) {
  const { t } = useTranslator('forms')
  const client = useQueryClient()
  const [, setSearch] = useSearchParams()
  const again = async () => {
    await deviceSigned.remove(form.documentId)
    await noteRefused(form.affiliateId)
    await client.resetQueries({ queryKey: ['forms'] })
    setSearch({}, { replace: true })
  }
  const isGone = form.refused === 'form-version-gone'
  return (
    <>
      <DoneHeader
        icon={CircleAlert}
        text={t(isGone ? 'forms.fill.done.refused.gone' : 'forms.fill.done.refused.text')}
        title={t('forms.fill.done.refused.title')}
        tone="buoy"
      />
      <div className={css.ways}>
        <Button kind="primary" onClick={() => void again()}>
          {t('forms.fill.done.refused.again')}
        </Button>
      </div>
    </>
  )
}
