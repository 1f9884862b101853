import { isStaffMember } from '@fathom/domain/session'
import { Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { ReportsScreen } from '../../../features/messages/office/reports-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([i18n.need('messages-office'), i18n.need('messages'), i18n.need('account-security')])

/** LE-07, for the organization's staff only (RO-02). */
export function Page() {
  const { t } = useTranslator('messages-office')
  const { affiliateType, hasSecondFactor } = useUser()
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <>
      <Crumb to={paths.office()}>{t('shell.page.office')}</Crumb>
      <PageHeader lead={t('messages-office.lead')} title={t('messages-office.title')} />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          <ReportsScreen />
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
