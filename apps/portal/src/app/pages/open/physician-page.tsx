import { Suspense } from 'react'
import { PhysicianScreen } from '../../../features/forms/linked/physician-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await i18n.need('forms')

/** RO-01: for a physician who has no account. */
export function Page() {
  const { token = '' } = useParams()
  return (
    <Suspense>
      <PhysicianScreen key={token} token={token} />
    </Suspense>
  )
}
