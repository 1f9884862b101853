import { Suspense } from 'react'
import { FormScreen } from '../../features/logbook/form/index.ts'
import { useUser } from '../../features/session/index.ts'
import { i18n } from '../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-form')])

/** RT-15 */
export function Page() {
  const { affiliateId } = useUser()
  return (
    <Suspense>
      <FormScreen affiliateId={affiliateId} key={affiliateId} logType="Training" mode="create" />
    </Suspense>
  )
}
