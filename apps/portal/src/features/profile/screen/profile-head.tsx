import type { AccountWire } from '@fathom/contract/account'
import { fullName } from '@fathom/domain/profile'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { PageHead } from '../../../shared/ui/surface/page-head.tsx'
import css from './profile-head.module.css'

/** Whose profile it is. Initials stand in for a picture until one is approved. */
export function ProfileHead({ account, picture }: { account: AccountWire; picture?: string }) {
  const { t, formatNumber } = useTranslator('profile')
  const { firstName, middleName, lastName, affiliateId } = account
  const name = fullName({ givenName: firstName, middleName, familyName: lastName })
  return (
    <div className={css.head}>
      <Avatar name={name} size="lg" src={picture} />
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
