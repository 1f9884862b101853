import { isProfessional } from '@fathom/domain/session'
import { Suspense } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { ClassesScreen } from '../../../features/training/classes/classes-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-classes'),
  i18n.need('training-center'),
  i18n.need('training-students'),
])

/** LE-09: for professionals and dive centers only. */
export function Page() {
  const { affiliateId, affiliateType } = useUser()
  if (!isProfessional(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <ClassesScreen affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}
