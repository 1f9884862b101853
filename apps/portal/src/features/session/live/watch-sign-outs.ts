import type { SignOutEventWire } from '@fathom/contract/session'
import type { Live } from '../../../shared/live/index.ts'
import type { Session } from '../session.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; session: Session; onSignedOut: () => void }

/** ST-12: a sign-out record that names this session, or all of the user's sessions, ends it here at once. */
export function watchSignOuts({ live, session, onSignedOut }: Ports): () => void {
  const unhear = live.on('sign-out', ({ data }) => {
    const { session_id: named } = data as SignOutEventWire
    if (named === null || named === session.current()?.sessionId) onSignedOut()
  })
  // Ask the server for missed records, including those between the first token and the first event of the
  // channel.
  const unreset = live.onReset(async () => {
    if ((await session.refresh()) === 'signed-out') onSignedOut()
  })
  return () => {
    unhear()
    unreset()
  }
}
