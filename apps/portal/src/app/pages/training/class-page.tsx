import { isProfessional } from '@fathom/domain/session'
import { Suspense } from 'react'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { useUser } from '../../../features/session/index.ts'
import { ClassScreen } from '../../../features/training/classes/class-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-classes'),
  i18n.need('training-center'),
  i18n.need('training-students'),
  i18n.need('training-record'),
  i18n.need('forms-standing'),
])

for (const area of ['account', 'account-security', 'translations'] as const) void i18n.need(area)

/** LE-09: for professionals and dive centers only. */
export function Page() {
  const { classId = '' } = useParams()
  const { affiliateId, affiliateType } = useUser()
  const { freshly, dialog } = useFreshAuthentication()
  if (!isProfessional(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <ClassScreen
        affiliateId={affiliateId}
        classId={classId}
        key={classId + affiliateId}
        signing={{ freshly, isCanceled }}
      />
      {dialog}
    </Suspense>
  )
}
