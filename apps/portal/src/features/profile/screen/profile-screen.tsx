import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import type { AddressSlot } from '../form/address-slot.ts'
import { storedOf } from '../form/fields.ts'
import { ProfileForm } from '../form/profile-form.tsx'
import type { AccountSource } from '../profile.mutations.ts'
import { profileQuery } from '../profile.queries.ts'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

type Props = {
  affiliateId: number
  account: AccountSource
  addressFields: AddressSlot
  /** The picture beside the name. */
  avatar: (name: string) => ReactNode
}

/** RT-01, EN-02: the whole screen, in each of its states. */
export function ProfileScreen({ affiliateId, account, addressFields, avatar }: Props) {
  const { t } = useTranslator('profile')
  // Users who return to this tab must edit the current data, not what was saved when they left.
  const staleTime = 0
  const person = useQuery({ queryKey: account.key, queryFn: ({ signal }) => account.get(signal), staleTime })
  const profile = useQuery({ ...profileQuery(useCalls(), affiliateId), staleTime })
  if (person.data && profile.data)
    return (
      <>
        <ProfileHeader account={person.data} avatar={avatar} />
        <ProfileForm
          account={account}
          addressFields={addressFields}
          affiliateId={affiliateId}
          email={person.data.email}
          isManagedElsewhere={person.data.isManagedElsewhere}
          kept={storedOf(person.data, profile.data)}
        />
      </>
    )
  if (person.isError || profile.isError)
    return (
      <>
        <PageHeader title={t('shell.page.profile')} />
        <ErrorState
          onRetry={() => Promise.all([person, profile].map((query) => query.data ?? query.refetch()))}
          retryLabel={t('profile.failed.retry')}
          retrying={person.isFetching || profile.isFetching}
          title={t('profile.failed.load')}
        >
          {t('profile.failed.loadText')}
        </ErrorState>
      </>
    )
  return <ProfileSkeleton />
}
