import { isStaffMember } from '@fathom/domain/session'
import { Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { useUser } from '../../../features/session/index.ts'
import { PreviewScreen } from '../../../features/training/packages/preview-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams } from '../../../shared/router/index.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([i18n.need('training-office'), i18n.need('training-lesson'), i18n.need('account-security')])

/** For the organization's staff only (RO-02). */
export function Page() {
  const { t } = useTranslator('training-office')
  const { contentId = '' } = useParams()
  const { affiliateType, hasSecondFactor } = useUser()
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <>
      <Crumb to={paths.office()}>{t('shell.page.office')}</Crumb>
      <PageHeader title={t('training-office.preview')} />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          <PreviewScreen contentId={contentId} />
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
