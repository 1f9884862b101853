import { isStaffMember } from '@fathom/domain/session'
import { Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { useUser } from '../../../features/session/index.ts'
import { BankScreen } from '../../../features/training/banks/bank-screen.tsx'
import { BanksScreen } from '../../../features/training/banks/banks-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams } from '../../../shared/router/index.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([i18n.need('training-banks'), i18n.need('training-office'), i18n.need('account-security')])

/** The question banks, or one of them; for the organization's staff only (RO-02). */
export function Page() {
  const { t } = useTranslator('training-banks')
  const { packageId, culture } = useParams()
  const { affiliateType, hasSecondFactor } = useUser()
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  const isOne = packageId !== undefined && culture !== undefined
  return (
    <>
      <Crumb to={isOne ? paths.officeBanks() : paths.office()}>
        {t(isOne ? 'training-banks.title' : 'shell.page.office')}
      </Crumb>
      <PageHeader title={t('training-banks.title')} />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          {isOne ? <BankScreen of={{ packageId, culture }} /> : <BanksScreen />}
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
