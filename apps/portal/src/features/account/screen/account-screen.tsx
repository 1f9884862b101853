import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import { accountQuery, type Owner } from '../account.calls.ts'
import { AccountParts } from './account-parts.tsx'

const LOOK_AGAIN_MS = 5_000

type Props = {
  owner: Owner
  affiliateType: number
  /** A professional's status with the organization, if known. */
  standing: ReactNode
  /** Looks up an instructor or a store. */
  lookup: ReactNode
}

/** RT-01: the whole screen, in each of its states. */
export function AccountScreen(props: Props) {
  const { t } = useTranslator('profile')
  return (
    <>
      <PageHeader lead={t('profile.account.lead')} title={t('shell.page.account')} />
      <Account {...props} />
    </>
  )
}

function Account({ owner, affiliateType, standing, lookup }: Props) {
  const { t } = useTranslator('profile')
  const account = useQuery({
    ...accountQuery(useCalls(), owner),
    // Poll a pending number until it has arrived.
    refetchInterval: ({ state }) => (state.data?.phone?.status === 'pending' ? LOOK_AGAIN_MS : false),
  })
  if (account.data)
    return (
      <>
        <AccountParts
          account={account.data}
          affiliateType={affiliateType}
          owner={owner}
          standing={standing}
        />
        <Setting text={t('profile.lookup.text')} title={t('profile.lookup.title')}>
          {lookup}
        </Setting>
      </>
    )
  if (account.isError)
    return (
      <ErrorState
        onRetry={() => account.refetch()}
        retryLabel={t('profile.failed.retry')}
        retrying={account.isFetching}
        title={t('profile.account.failed')}
      >
        {t('profile.failed.loadText')}
      </ErrorState>
    )
  return (
    <Loading label={t('profile.account.loading')}>
      <Skeleton height="10rem" shape="block" />
      <Skeleton height="12rem" shape="block" />
      <Skeleton height="12rem" shape="block" />
    </Loading>
  )
}
