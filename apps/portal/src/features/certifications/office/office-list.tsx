import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from '../certifications.module.css'

type Props<Item> = {
  of: UseQueryResult<Item[]>
  words: 'photos' | 'orders'
  children: (items: Item[]) => ReactNode
}

/** A staff list in one of its states: loading, failed, empty or loaded. */
export function OfficeList<Item>({ of, words, children }: Props<Item>) {
  const { t } = useTranslator('certifications-office')
  if (!of.data && (of.isError || of.fetchStatus === 'paused'))
    return (
      <ErrorState
        level={3}
        onRetry={() => void of.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={of.isFetching}
        title={t(`certifications-office.${words}.failed`)}
      >
        {t('certifications-office.failed.text')}
      </ErrorState>
    )
  if (!of.data)
    return (
      <Loading label={t(`certifications-office.${words}.loading`)}>
        <Skeleton height="8rem" shape="block" />
      </Loading>
    )
  if (of.data.length === 0) return <p className={css.quiet}>{t(`certifications-office.${words}.none`)}</p>
  return children(of.data)
}
