import type { FormName } from '@fathom/domain/forms'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { signedFormQuery } from '../fill.queries.ts'
import type { FormPerson } from '../fill-context.ts'
import { FormLayout } from '../layout/form-layout.tsx'
import { firstStepOf, titleOf } from '../layout/form-names.ts'
import { FormSkeleton } from '../opening/form-skeleton.tsx'
import { NoSuchForm } from '../opening/no-such-form.tsx'
import { deviceSigned } from '../outbox/signed-form.ts'
import { SignedOutcome } from './signed-outcome.tsx'
import { WaitingForm } from './waiting-form.tsx'

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
        <SignedOutcome form={form} next={next} person={person} signed={signed.data} />
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

type FrameProps = { form: FormName; isUnderWay?: boolean; children: ReactNode }

function DoneLayout({ form, isUnderWay, children }: FrameProps) {
  const { t } = useTranslator('forms')
  return (
    <FormLayout first={firstStepOf(form)} isUnderWay={isUnderWay} step="done" title={t(titleOf(form))}>
      {children}
    </FormLayout>
  )
}
