import { useSessionContext } from './session-context.tsx'

/**
 * Call this after an account change to update the name in the header. Other tabs are notified by the server.
 */
export function useAccountChanged(): () => void {
  const { session } = useSessionContext()
  return () => void session.refresh()
}
