import { isStaffMember } from '@fathom/domain/session'
import { Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { OfficeScreen } from '../../../features/certifications/office/office-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([i18n.need('certifications-office'), i18n.need('account-security')])

/** For the organization's staff only (RO-02). */
export function Page() {
  const { t } = useTranslator('certifications-office')
  const { affiliateType, hasSecondFactor } = useUser()
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <>
      <Crumb to={paths.office()}>{t('certifications-office.back')}</Crumb>
      <PageHeader lead={t('certifications-office.lead')} title={t('certifications-office.title')} />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          <OfficeScreen />
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
