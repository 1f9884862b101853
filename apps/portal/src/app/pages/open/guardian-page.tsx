import { Suspense } from 'react'
import { GuardianScreen } from '../../../features/forms/linked/guardian-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'

await i18n.need('forms')

/** RO-01: for the guardian of a minor, who has no account. */
export function Page() {
  const { token = '' } = useParams()
  return (
    <Suspense>
      <GuardianScreen key={token} token={token} />
    </Suspense>
  )
}
