import { isStaffMember } from '@fathom/domain/session'
import { Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { useUser } from '../../../features/session/index.ts'
import { PackagesScreen } from '../../../features/training/packages/packages-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([
  i18n.need('training-office'),
  i18n.need('training-banks'),
  i18n.need('certifications-office'),
  i18n.need('account-security'),
  i18n.need('session-office'),
  i18n.need('messages-office'),
])

/** For the organization's staff only (RO-02). */
export function Page() {
  const { t } = useTranslator('certifications-office', 'messages-office', 'session-office', 'training-banks')
  const { affiliateType, hasSecondFactor } = useUser()
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <>
      <PageHeader
        actions={
          <>
            <ButtonLink to={paths.officeBanks()}>{t('training-banks.title')}</ButtonLink>
            <ButtonLink to={paths.officePhotos()}>{t('certifications-office.title')}</ButtonLink>
            <ButtonLink to={paths.officeMessages()}>{t('messages-office.title')}</ButtonLink>
            <ButtonLink to={paths.officeSecurity()}>{t('session-office.title')}</ButtonLink>
          </>
        }
        title={t('shell.page.office')}
      />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          <PackagesScreen />
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
