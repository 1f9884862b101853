import { useSessionContext } from './session-context.tsx'

/** To be called after a change of the account: the name in the header follows. Other tabs hear of it from the server. */
export function useAccountChanged(): () => void {
  const { session } = useSessionContext()
  return () => void session.refresh()
}
