import { Suspense } from 'react'
import { SiteScreen } from '../../../features/logbook/map/site-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('logbook'),
  i18n.need('logbook-form'),
  i18n.need('logbook-list'),
  i18n.need('logbook-map'),
])

/** LO-07: one place with its dives. */
export function Page() {
  const { affiliateId } = useUser()
  const { place = '' } = useParams()
  return (
    <Suspense>
      <SiteScreen affiliateId={affiliateId} key={`${affiliateId} ${place}`} place={place} />
    </Suspense>
  )
}
