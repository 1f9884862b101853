import type { FormName } from '@fathom/domain/forms'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { signedFormQuery } from '../fill.queries.ts'
import type { FormPerson } from '../fill-context.ts'
import { FormFrame } from '../frame/form-frame.tsx'
import { firstStepOf, titleOf } from '../frame/form-names.ts'
import { FormBones } from '../opening/form-bones.tsx'
import { NoSuchForm } from '../opening/no-such-form.tsx'
import { deviceSigned } from '../outbox/signed-form.ts'
import { SignedOutcome } from './signed-outcome.tsx'
import { WaitingForm } from './waiting-form.tsx'

type Props = { form: FormName; documentId: string; person: FormPerson; next: ReactNode }

/** How a signed form stands: with the server, or still on this device. */
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
      <DoneFrame form={form} isUnderWay={true}>
        <WaitingForm form={waiting.data} />
      </DoneFrame>
    )
  if (signed.data)
    return (
      <DoneFrame form={form}>
        <SignedOutcome form={form} next={next} person={person} signed={signed.data} />
      </DoneFrame>
    )
  if (signed.data === null) return <NoSuchForm what="document" />
  if (!signed.isError && signed.fetchStatus !== 'paused') return <FormBones form={form} isSigned={true} />
  return (
    <DoneFrame form={form}>
      <ErrorState
        onRetry={() => void signed.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={signed.isFetching}
        title={t('forms.fill.done.failed.title')}
      >
        {t('forms.fill.done.failed.text')}
      </ErrorState>
    </DoneFrame>
  )
}

type FrameProps = { form: FormName; isUnderWay?: boolean; children: ReactNode }

function DoneFrame({ form, isUnderWay, children }: FrameProps) {
  const { t } = useTranslator('forms')
  return (
    <FormFrame first={firstStepOf(form)} isUnderWay={isUnderWay} step="done" title={t(titleOf(form))}>
      {children}
    </FormFrame>
  )
}
