import { isProfessional } from '@fathom/domain/session'
import { Suspense } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { StudentsScreen } from '../../../features/training/students/students-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate } from '../../../shared/router/index.ts'

await i18n.need('training-students')

/** SC-16: for professionals and stores only. */
export function Page() {
  const { affiliateId, affiliateType } = useUser()
  if (!isProfessional(affiliateType)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <StudentsScreen affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}
