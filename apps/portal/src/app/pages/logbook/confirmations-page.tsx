import { Suspense } from 'react'
import { WithStoredUnit } from '../../../features/logbook/with-stored-unit.tsx'
import { useUser } from '../../../features/session/index.ts'
import { ConfirmationsScreen } from '../../../features/trust/buddy/confirmations-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all((['trust', 'trust-buddy', 'translations'] as const).map((area) => i18n.need(area)))

/** TS-15 */
export function Page() {
  const { affiliateId } = useUser()
  return (
    <Suspense>
      <WithStoredUnit>
        {(unit) => <ConfirmationsScreen affiliateId={affiliateId} key={affiliateId} unit={unit} />}
      </WithStoredUnit>
    </Suspense>
  )
}
