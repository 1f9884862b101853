import type { AccountWire } from '@fathom/contract/account'
import { fullName } from '@fathom/domain/profile'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
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
