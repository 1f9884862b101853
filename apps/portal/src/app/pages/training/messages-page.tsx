import { Suspense } from 'react'
import { ThreadScreen } from '../../../features/messages/thread/thread-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams } from '../../../shared/router/index.ts'

await i18n.need('messages')

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** LE-07 */
export function Page() {
  const { enrolmentId = '' } = useParams()
  const { affiliateId } = useUser()
  if (!UUID.test(enrolmentId)) return <Navigate replace={true} to={paths.unauthorized()} />
  return (
    <Suspense>
      <ThreadScreen affiliateId={affiliateId} enrolmentId={enrolmentId} key={enrolmentId} />
    </Suspense>
  )
}
