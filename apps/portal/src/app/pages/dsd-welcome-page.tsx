import { Suspense } from 'react'
import { lookupOf, useInvitation, WelcomeScreen } from '../../features/dsd/welcome/index.ts'
import { useParticipant } from '../../features/references/index.ts'
import { i18n } from '../../shared/i18n/index.ts'

await i18n.need('dsd')

/** RT-18: the page that an invitation to Discover Scuba Diving opens. */
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
  const invites = useParticipant('store', link.storeNumber)
  const held = useParticipant('store', (isOther && checkpoint?.storeNumber) || null)
  return <WelcomeScreen held={lookupOf(held)} invitation={invitation} invites={lookupOf(invites)} />
}
