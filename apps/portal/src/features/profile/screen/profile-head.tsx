import type { AccountWire } from '@fathom/contract/account'
import { fullName } from '@fathom/domain/profile'
import Camera from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { PageHead } from '../../../shared/ui/surface/page-head.tsx'
import css from './profile-head.module.css'

type Props = { account: AccountWire; avatar: (name: string) => ReactNode }

/** Whose profile it is. */
export function ProfileHead({ account, avatar }: Props) {
  const { t, formatNumber } = useTranslator('profile')
  const { firstName, middleName, lastName, affiliateId } = account
  const name = fullName({ givenName: firstName, middleName, familyName: lastName })
  return (
    <div className={css.head}>
      {avatar(name)}
      <PageHead
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
