import type { AccountWire } from '@fathom/contract/account'
import { fullName } from '@fathom/domain/profile'
import { useQuery } from '@tanstack/react-query'
import Camera from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ALSO_OFFLINE } from '../../../shared/offline/answer-then-stored.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import type { AccountSource } from '../profile.mutations.ts'
import { PROFILE, profileQuery } from '../profile.queries.ts'
import { storedOf } from './fields.ts'
import type { AddressSlot } from './profile-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import screenCss from './profile-screen.module.css'

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
  const person = useQuery({
    queryKey: account.key,
    queryFn: ({ signal }) => account.get(signal),
    ...ALSO_OFFLINE,
    staleTime,
  })
  const profile = useQuery({ ...profileQuery(useCalls(), affiliateId), staleTime })
  if (person.data && profile.data)
    return (
      <>
        <ProfileHeader account={person.data} avatar={avatar} />
        <AsOf affiliateId={affiliateId} names={[account.storedAs, PROFILE]} />
        <ProfileForm
          account={account}
          addressFields={addressFields}
          affiliateId={affiliateId}
          email={person.data.email}
          isBirthDateUnconfirmed={person.data.isBirthDateUnconfirmed ?? false}
          isManagedElsewhere={person.data.isManagedElsewhere}
          stored={storedOf(person.data, profile.data)}
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

const WORDS_AND_FIELDS = [5, 2, 6]

/** Skeleton of the screen: the header, then three sections with their text beside their fields. */
function ProfileSkeleton() {
  const { t } = useTranslator('profile')
  return (
    <Loading label={t('profile.loading')}>
      <div className={screenCss.skeletonHeader}>
        <Skeleton height="5.5rem" shape="circle" width="5.5rem" />
        <Skeleton shape="title" width="14rem" />
      </div>
      {WORDS_AND_FIELDS.map((count) => (
        <div className={screenCss.part} key={count}>
          <Skeleton shape="title" width="8rem" />
          <div className={screenCss.fields}>
            {Array.from({ length: count }, (_, index) => (
              <Skeleton height="3.25rem" key={String(index)} shape="block" />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  )
}

type ProfileHeaderProps = { account: AccountWire; avatar: (name: string) => ReactNode }

/** Header with the user's identity. */
function ProfileHeader({ account, avatar }: ProfileHeaderProps) {
  const { t, formatId } = useTranslator('profile')
  const { firstName, middleName, lastName, affiliateId } = account
  const name = fullName({ givenName: firstName, middleName, familyName: lastName })
  return (
    <div className={screenCss.header}>
      {avatar(name)}
      <PageHeader
        actions={
          <ButtonLink icon={Camera} to={paths.cardPhoto()}>
            {t('profile.head.photo')}
          </ButtonLink>
        }
        lead={t('profile.head.affiliate', { number: formatId(affiliateId) })}
        title={
          <>
            <span className="visually-hidden">{t('shell.page.profile')}: </span>
            <bdi>{name}</bdi>
          </>
        }
      />
    </div>
  )
}
