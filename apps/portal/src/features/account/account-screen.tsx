import type { AccountWire } from '@fathom/contract/account'
import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { Setting } from '../../shared/ui/surface/setting.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { accountQuery, type Owner } from './account.calls.ts'
import { PhoneForm } from './phone-form.tsx'

const POLL_MS = 5_000

type Props = {
  owner: Owner
  affiliateType: number
  /** A professional's status with the organization, if known. */
  memberStatus: ReactNode
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

function Account({ owner, affiliateType, memberStatus, lookup }: Props) {
  const { t } = useTranslator('profile')
  const account = useQuery({
    ...accountQuery(useCalls(), owner),
    // Poll a pending number until it has arrived.
    refetchInterval: ({ state }) => (state.data?.phone?.status === 'pending' ? POLL_MS : false),
  })
  if (account.data)
    return (
      <>
        <AccountParts
          account={account.data}
          affiliateType={affiliateType}
          owner={owner}
          memberStatus={memberStatus}
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

type AccountPartsProps = {
  account: AccountWire
  owner: Owner
  affiliateType: number
  memberStatus: ReactNode
}

function AccountParts({ account, owner, affiliateType, memberStatus }: AccountPartsProps) {
  const { t, formatDate, formatId } = useTranslator('profile')
  return (
    <>
      <Setting text={t('profile.account.signInText')} title={t('profile.account.signIn')}>
        <Field help={t('profile.email.locked')} label={t('profile.field.email')}>
          <TextInput dir="ltr" readOnly={true} type="email" value={account.email} />
        </Field>
      </Setting>
      <Setting text={t('profile.phone.text')} title={t('profile.phone.title')}>
        <PhoneForm stored={account} owner={owner} />
      </Setting>
      <Setting text={t('profile.account.numberText')} title={t('profile.account.number')}>
        <Facts>
          <Fact name={t('profile.account.affiliate')}>
            <bdi>{formatId(account.affiliateId)}</bdi>
          </Fact>
          {account.numbers?.map(({ kind, number }) => (
            <Fact key={kind} name={t(`profile.lookup.${kind}Number`)}>
              <bdi>{formatId(number)}</bdi>
            </Fact>
          ))}
          <Fact name={t('profile.account.kind')}>{t(`profile.kind.${kindOf(affiliateType)}`)}</Fact>
          <Fact name={t('profile.account.since')}>{formatDate(new Date(account.createdAt), 'long')}</Fact>
        </Facts>
        {memberStatus}
      </Setting>
      <Setting text={t('profile.account.moreText')} title={t('profile.account.more')}>
        <MoreLinks />
      </Setting>
    </>
  )
}

function MoreLinks() {
  const { t } = useTranslator('profile')
  return (
    <List label={t('profile.account.more')}>
      <ListRow
        lead={<Tile icon={UserRound} />}
        text={t('profile.account.profileText')}
        title={t('shell.page.profile')}
        to={paths.profile()}
      />
      <ListRow
        lead={<Tile icon={ShieldCheck} />}
        text={t('profile.account.settingsText')}
        title={t('shell.page.settings')}
        to={paths.settings()}
      />
      <ListRow
        lead={<Tile icon={Mail} />}
        text={t('profile.account.preferencesText')}
        title={t('shell.page.preferences')}
        to={paths.preferences()}
      />
    </List>
  )
}

const KINDS = { 2: 'member', 3: 'store', 9: 'staff' } as const

/** RO-02: a member, a store or the organization's staff; everyone else is a diver or a student. */
export function kindOf(affiliateType: number) {
  return KINDS[affiliateType as keyof typeof KINDS] ?? 'diver'
}
