import { Suspense, useCallback } from 'react'
import { accountSource } from '../../../features/account/index.ts'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
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
// Of the dialog that asks again for the password.
for (const area of ['account', 'account-security', 'translations'] as const) void i18n.need(area)

/** RT-01 */
export function Page() {
  const { affiliateId, email, audience } = useUser()
  const onChanged = useAccountChanged()
  const { session } = useSessionContext()
  const onSignedOut = useCallback(
    (listener: () => void) => session.subscribe(() => session.current() ?? listener()),
    [session],
  )
  const { freshly, dialog } = useFreshAuthentication()
  const source = accountSource(useCalls(), { affiliateId, email, audience })
  const account = {
    ...source,
    savePerson: (...saved: Parameters<typeof source.savePerson>) =>
      freshly(() => source.savePerson(...saved)),
    isCanceled,
    onChanged,
    onSignedOut,
  }
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
      {dialog}
    </Suspense>
  )
}
