import type { Session } from './session.ts'
import { useSessionDoor } from './session-context.tsx'

const NAME = 'fathom.account'

/** Hears from the other tabs that something of the account was changed: the next token tells what. */
export function hearAccountChanges(session: Pick<Session, 'refresh'>): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = () => session.refresh()
  return () => channel.close()
}

/** To be called after a change of the account: the name in the header follows, here and in the other tabs. */
export function useAccountChanged(): () => void {
  const { session } = useSessionDoor()
  return () => {
    session.refresh()
    const channel = new BroadcastChannel(NAME)
    channel.postMessage('changed')
    channel.close()
  }
}
