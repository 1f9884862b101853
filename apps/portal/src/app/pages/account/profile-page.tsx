import { Suspense, useCallback } from 'react'
import { accountSource } from '../../../features/account/index.ts'
import { OwnAvatar } from '../../../features/certifications/face/face.tsx'
import { ProfileScreen } from '../../../features/profile/form/profile-screen.tsx'
import { AddressPart } from '../../../features/references/index.ts'
import {
  useAccountChanged,
  useAccountRefetch,
  useSessionContext,
  useUser,
} from '../../../features/session/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n } from '../../../shared/i18n/index.ts'

await i18n.need('profile')

/** RT-01 */
export function Page() {
  const { affiliateId, email, audience } = useUser()
  const onChanged = useAccountChanged()
  const { session } = useSessionContext()
  const onSignedOut = useCallback(
    (listener: () => void) => session.subscribe(() => session.current() ?? listener()),
    [session],
  )
  const account = { ...accountSource(useCalls(), { affiliateId, email, audience }), onChanged, onSignedOut }
  useAccountRefetch(account.key)
  return (
    <Suspense>
      <ProfileScreen
        account={account}
        addressFields={(props) => <AddressPart {...props} />}
        affiliateId={affiliateId}
        avatar={(name) => <OwnAvatar affiliateId={affiliateId} name={name} size="lg" />}
        key={affiliateId}
      />
    </Suspense>
  )
}
