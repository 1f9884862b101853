import { Suspense } from 'react'
import { AccountScreen } from '../../../features/account/account-screen.tsx'
import { accountSource } from '../../../features/account/index.ts'
import { MemberStatus, ParticipantLookup } from '../../../features/references/index.ts'
import { useAccountRefetch, useUser } from '../../../features/session/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n } from '../../../shared/i18n/index.ts'

await i18n.need('profile')

/** RT-01 */
export function Page() {
  const { affiliateId, affiliateType, email, audience } = useUser()
  const owner = { affiliateId, email, audience }
  useAccountRefetch(accountSource(useCalls(), owner).key)
  return (
    <Suspense>
      <AccountScreen
        affiliateType={affiliateType}
        key={affiliateId}
        lookup={<ParticipantLookup />}
        owner={owner}
        memberStatus={<MemberStatus affiliateId={affiliateId} host={location.hostname} />}
      />
    </Suspense>
  )
}
