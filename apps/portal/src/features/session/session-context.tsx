import type { User } from '@fathom/domain/session'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

/** The session and its sign-out function. */
export type SessionContextValue = { session: Session; signOut: () => Promise<void> }

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function SessionProvider({
  context,
  children,
}: {
  context: SessionContextValue
  children: ReactNode
}) {
  return <SessionContext value={context}>{children}</SessionContext>
}

export function useSessionContext(): SessionContextValue {
  const context = useContext(SessionContext)
  if (!context) throw new Error('useSessionDoor needs a SessionProvider above it')
  return context
}

/**
 * The signed-in user, for components behind the session gate. It keeps returning the user while the browser
 * leaves after a sign-out, also in components that render only then.
 */
export function useUser(): User {
  const { session } = useSessionContext()
  const user = useSyncExternalStore(session.subscribe, session.lastUser)
  if (!user) throw new Error('nobody is signed in')
  return user
}
