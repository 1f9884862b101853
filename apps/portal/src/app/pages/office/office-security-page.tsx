import { isStaffMember } from '@fathom/domain/session'
import { Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { useUser } from '../../../features/session/index.ts'
import { SecurityLogScreen } from '../../../features/session/security-log/security-log-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([i18n.need('session-office'), i18n.need('account-security'), i18n.need('translations')])

/** TS-22, for the organization's staff only (RO-02). */
export function Page() {
  const { t } = useTranslator('session-office')
  const { affiliateType, hasSecondFactor } = useUser()
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <>
      <Crumb to={paths.office()}>{t('shell.page.office')}</Crumb>
      <PageHeader lead={t('session-office.lead')} title={t('session-office.title')} />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          <SecurityLogScreen />
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
