import { Suspense } from 'react'
import { GearScreen } from '../../../features/logbook/gear/gear-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-list'), i18n.need('logbook-gear')])

/** LO-09: the diver's own gear. */
export function Page() {
  const { affiliateId } = useUser()
  return (
    <Suspense>
      <GearScreen affiliateId={affiliateId} key={affiliateId} />
    </Suspense>
  )
}
