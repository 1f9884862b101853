import { Suspense } from 'react'
import { AccountScreen } from '../../features/account/index.ts'
import { MemberStanding, ParticipantLookup } from '../../features/references/index.ts'
import { useUser } from '../../features/session/index.ts'
import { i18n } from '../../shared/i18n/index.ts'

await i18n.need('profile')

/** RT-01 */
export function Page() {
  const { affiliateId, affiliateType, email, audience } = useUser()
  return (
    <Suspense>
      <AccountScreen
        affiliateType={affiliateType}
        key={affiliateId}
        lookup={<ParticipantLookup />}
        owner={{ affiliateId, email, audience }}
        standing={<MemberStanding affiliateId={affiliateId} host={location.hostname} />}
      />
    </Suspense>
  )
}
