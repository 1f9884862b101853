import { signOutCreated } from '@fathom/contract/session'
import { isSignedOutBy } from '@fathom/domain/session'
import type { Calls } from '../../shared/calls.tsx'
import type { Session } from './session.ts'

type Ports = Pick<Calls, 'graph'> & {
  session: Session
  onSignedOut: () => void
  onRefused: (cause: unknown) => void
}

/** ST-12: a sign-out record that names this session, or all of the person's, ends it here at once. */
export function watchSignOuts({ graph, session, onSignedOut, onRefused }: Ports): () => void {
  const stop = new AbortController()
  let wasOpen = false
  const onOpen = () => {
    // What was written while there was no connection is found out by asking.
    if (wasOpen) session.refresh().then((outcome) => outcome === 'signed-out' && onSignedOut())
    wasOpen = true
  }
  const onEvent = ({
    signOutCreated: record,
  }: {
    signOutCreated: { affiliate_id: number; session_id: string | null }
  }) => {
    const mine = session.current()
    const named = { affiliateId: record.affiliate_id, sessionId: record.session_id ?? undefined }
    if (mine && isSignedOutBy(named, { affiliateId: mine.user.affiliateId, sessionId: mine.sessionId }))
      onSignedOut()
  }
  graph.subscribe(signOutCreated, {}, { signal: stop.signal, onOpen, onEvent }).catch(onRefused)
  return () => stop.abort()
}
