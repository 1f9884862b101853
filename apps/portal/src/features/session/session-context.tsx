import type { User } from '@fathom/domain/session'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

/** The session and the way out of it. */
export type SessionDoor = { session: Session; signOut: () => Promise<void> }

const SessionContext = createContext<SessionDoor | undefined>(undefined)

export function SessionProvider({ door, children }: { door: SessionDoor; children: ReactNode }) {
  return <SessionContext value={door}>{children}</SessionContext>
}

export function useSessionDoor(): SessionDoor {
  const door = useContext(SessionContext)
  if (!door) throw new Error('useSessionDoor needs a SessionProvider above it')
  return door
}

/**
 * Who is signed in; for what stands behind the session gate. It goes on knowing the person while the browser leaves
 * after a sign-out, also in a part that is drawn only then.
 */
export function useUser(): User {
  const { session } = useSessionDoor()
  const user = useSyncExternalStore(session.subscribe, session.lastUser)
  if (!user) throw new Error('nobody is signed in')
  return user
}
