import type { User } from '@fathom/domain/session'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

/** The session and the way out of it. */
export type SessionContextValue = { session: Session; signOut: () => Promise<void> }

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function SessionProvider({ context, children }: { context: SessionContextValue; children: ReactNode }) {
  return <SessionContext value={context}>{children}</SessionContext>
}

export function useSessionContext(): SessionContextValue {
  const context = useContext(SessionContext)
  if (!context) throw new Error('useSessionDoor needs a SessionProvider above it')
  return context
}

/**
 * Who is signed in; for what stands behind the session gate. It goes on knowing the person while the browser leaves
 * after a sign-out, also in a part that is drawn only then.
 */
export function useUser(): User {
  const { session } = useSessionContext()
  const user = useSyncExternalStore(session.subscribe, session.lastUser)
  if (!user) throw new Error('nobody is signed in')
  return user
}
