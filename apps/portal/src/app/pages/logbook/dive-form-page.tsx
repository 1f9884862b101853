import type { LogType } from '@fathom/domain/logbook'
import { Suspense } from 'react'
import { FormScreen } from '../../../features/logbook/form/form-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

await Promise.all([i18n.need('logbook'), i18n.need('logbook-form')])

/** RT-15, RT-16: create or update a training or recreational dive. */
export const diveFormPage = (logType: LogType, mode: 'create' | 'update') =>
  function Page() {
    const { affiliateId } = useUser()
    return (
      <Suspense>
        <FormScreen affiliateId={affiliateId} key={affiliateId} logType={logType} mode={mode} />
      </Suspense>
    )
  }
