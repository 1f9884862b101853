import type { OfficePage } from '@fathom/domain/office'
import { isStaffMember } from '@fathom/domain/session'
import { type ReactNode, Suspense } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { RightGate } from '../../../features/office/right-gate.tsx'
import { useUser } from '../../../features/session/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'

type Props = {
  /** Whose right opens it; without one, any right does. */
  page?: OfficePage
  title: string
  lead?: string
  /** The page above; the office itself has none. */
  above?: { to: string; name: string }
  actions?: ReactNode
  children: ReactNode
}

/** A page for the organization's staff only (RO-02), with a second factor (TS-19) and the right to open it (OF-01). */
export function OfficeLayout({ page, title, lead, above, actions, children }: Props) {
  const { affiliateType, hasSecondFactor } = useUser()
  usePageName(title)
  if (!isStaffMember(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <>
      {above && <Crumb to={above.to}>{above.name}</Crumb>}
      <PageHeader actions={actions} title={title} {...(lead !== undefined && { lead })} />
      <Suspense>
        <SecondFactorGate hasSecondFactor={hasSecondFactor}>
          {page ? <RightGate page={page}>{children}</RightGate> : children}
        </SecondFactorGate>
      </Suspense>
    </>
  )
}
