import { useEffect } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { WaitingScreen } from '../../../features/session/waiting/waiting-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { followWaiting } from '../../../shared/offline/waiting.ts'
import { WAITING_SOURCES } from '../../start/waiting-sources.ts'

await i18n.need('session-waiting')

/** BO-05 */
export function Page() {
  const { affiliateId } = useUser()
  // The header follows too, but not before everything else has loaded.
  useEffect(() => followWaiting({ sources: WAITING_SOURCES, affiliateId, words: i18n }), [affiliateId])
  return <WaitingScreen />
}
