import type { SignOutEventWire } from '@fathom/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'
import { SESSIONS_KEY } from '../list/sessions-key.ts'
import type { Session } from '../session.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; session: Session; queries: QueryClient }

/**
 * After an account change anywhere, refreshes the token to get the new data. A session that ended is removed
 * from the list.
 */
export function followAccount({ live, session, queries }: Ports): () => void {
  const refetchSessions = () => {
    // The event may have ended this session too; then there is nothing to refetch.
    if (session.current()) void queries.invalidateQueries({ queryKey: SESSIONS_KEY })
  }
  // The list may have changed before the channel connected.
  refetchSessions()
  const stops = [
    live.on('account', () => void session.refresh()),
    live.on('sign-out', refetchSessions),
    live.onReset(refetchSessions),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type WatchSignOutsPorts = { live: Pick<Live, 'on' | 'onReset'>; session: Session; onSignedOut: () => void }

/** ST-12: a sign-out record that names this session, or all of the user's sessions, ends it here at once. */
export function watchSignOuts({ live, session, onSignedOut }: WatchSignOutsPorts): () => void {
  const stopEvents = live.on('sign-out', ({ data }) => {
    const { session_id: named } = data as SignOutEventWire
    if (named === null || named === session.current()?.sessionId) onSignedOut()
  })
  // Ask the server for missed records, including those between the first token and the first event of the
  // channel.
  const unreset = live.onReset(async () => {
    if ((await session.refresh()) === 'signed-out') onSignedOut()
  })
  return () => {
    stopEvents()
    unreset()
  }
}
