import { Suspense } from 'react'
import { MapScreen } from '../../../features/logbook/map/map-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-list'), i18n.need('logbook-map')])

/** LO-07 */
export function Page() {
  const { affiliateId } = useUser()
  return (
    <Suspense>
      <MapScreen affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}
