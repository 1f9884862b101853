import { Suspense } from 'react'
import { DeletedScreen } from '../../../features/logbook/deleted/deleted-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-list')])

/** LO-11 */
export function Page() {
  const { affiliateId } = useUser()
  return (
    <Suspense>
      <DeletedScreen affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}
