import { isProfessional } from '@fathom/domain/session'
import { Suspense } from 'react'
import { ListScreen } from '../../../features/logbook/list/list-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-list')])

/** RT-14 */
export function Page() {
  const { affiliateId, affiliateType } = useUser()
  return (
    <Suspense>
      <ListScreen
        affiliateId={affiliateId}
        isProfessional={isProfessional(affiliateType)}
        key={affiliateId}
      />
    </Suspense>
  )
}
