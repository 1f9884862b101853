import { type AffiliateType, isProfessional } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useSendSignedForms } from '../fill/index.ts'
import { DueForms } from './due-forms.tsx'
import css from './list.module.css'
import { formsDueQuery, signedFormsQuery } from './list.queries.ts'
import { ProForms } from './pro-forms.tsx'
import { SignedForms } from './signed-forms.tsx'

type Props = {
  affiliateId: number
  affiliateType: AffiliateType
  /** The part of another feature, below the forms. */
  children?: ReactNode
}

/** RT-12: what is due, what is done, and what can be started. */
export function FormsScreen({ affiliateId, affiliateType, children }: Props) {
  useSendSignedForms(affiliateId)
  return (
    <div className={css.screen}>
      <OwnForms affiliateId={affiliateId} />
      {isProfessional(affiliateType) && <ProForms affiliateId={affiliateId} />}
      {children}
    </div>
  )
}

function OwnForms({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const due = useQuery(formsDueQuery(calls, affiliateId))
  const signed = useQuery(signedFormsQuery(calls, affiliateId))
  if (due.data && signed.data)
    return (
      <>
        <DueForms due={due.data} signed={signed.data} />
        <SignedForms forms={signed.data} />
      </>
    )
  if (due.isError || signed.isError)
    return (
      <Card>
        <ErrorState
          onRetry={() => void Promise.all([due.refetch(), signed.refetch()])}
          retryLabel={t('shell.error.retry')}
          retrying={due.isFetching || signed.isFetching}
          title={t('forms.list.failed.title')}
        >
          {t('forms.list.failed.text')}
        </ErrorState>
      </Card>
    )
  return (
    <Card>
      <Loading label={t('forms.list.loading')}>
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
        <Skeleton height="4rem" shape="block" />
      </Loading>
    </Card>
  )
}
