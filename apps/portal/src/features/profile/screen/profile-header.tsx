import type { AccountWire } from '@fathom/contract/account'
import { fullName } from '@fathom/domain/profile'
import Camera from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import css from './profile-header.module.css'

type Props = { account: AccountWire; avatar: (name: string) => ReactNode }

/** Header with the user's identity. */
export function ProfileHeader({ account, avatar }: Props) {
  const { t, formatNumber } = useTranslator('profile')
  const { firstName, middleName, lastName, affiliateId } = account
  const name = fullName({ givenName: firstName, middleName, familyName: lastName })
  return (
    <div className={css.head}>
      {avatar(name)}
      <PageHeader
        actions={
          <ButtonLink icon={Camera} to={paths.cardPhoto()}>
            {t('profile.head.photo')}
          </ButtonLink>
        }
        lead={t('profile.head.affiliate', { number: formatNumber(affiliateId, { useGrouping: false }) })}
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
