import { Suspense } from 'react'
import { lookupOf, useInvitation } from '../../../features/dsd/invitation/index.ts'
import { WelcomeScreen } from '../../../features/dsd/invitation/welcome-screen.tsx'
import { useParticipant } from '../../../features/references/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

await i18n.need('dsd')

/** RT-18: the page behind an invitation to Discover Scuba Diving. */
export function Page() {
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  )
}

function Welcome() {
  const invitation = useInvitation()
  const { link, checkpoint, isOther } = invitation
  const begun = isOther && checkpoint ? checkpoint : undefined
  const invites = useNamed(link.storeNumber, link.memberNumber)
  const begunWith = useNamed(begun?.storeNumber ?? null, begun?.memberNumber ?? null)
  return <WelcomeScreen begunWith={begunWith} invitation={invitation} invites={invites} />
}

function useNamed(storeNumber: number | null, memberNumber: number | null) {
  const store = useParticipant('store', storeNumber)
  const member = useParticipant('member', memberNumber)
  return { store: lookupOf(store), member: lookupOf(member) }
}
