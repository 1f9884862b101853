import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import css from '../done.module.css'
import { guardianCodeQuery } from './ask.queries.ts'

/** TS-06: with this code the guardian reads the health answers on the device of the dive center. */
export function GuardianCodeCard({ documentId }: { documentId: string }) {
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
