import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '../../../shared/live/index.ts'
import { SESSIONS_KEY } from '../list/session-list.queries.ts'
import type { Session } from '../session.ts'

type Ports = { live: Pick<Live, 'on' | 'onReset'>; session: Session; queries: QueryClient }

/** A change of the account, made anywhere: the next token tells what. A session that ended leaves the list of them. */
export function followAccount({ live, session, queries }: Ports): () => void {
  const listAnew = () => {
    // The record may have named this session too: then nobody is left to ask.
    if (session.current()) void queries.invalidateQueries({ queryKey: SESSIONS_KEY })
  }
  // What was listed before the channel began may have changed since.
  listAnew()
  const stops = [
    live.on('account', () => void session.refresh()),
    live.on('sign-out', listAnew),
    live.onReset(listAnew),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
