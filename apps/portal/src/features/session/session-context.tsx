import type { SsoExchangedWire, SsoExchangeWire } from '@fathom/contract/session'
import type { User } from '@fathom/domain/session'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, Suspense, useContext, useEffect, useSyncExternalStore } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { latePart } from '../../shared/late-part.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import type { Session } from './session.ts'
import type { SignOut, SignOutChoice } from './sign-out.ts'
import { useUnsentQuestion } from './unsent-question.ts'

/** The session and its sign-out function. */
export type SessionContextValue = { session: Session; signOut: SignOut }

const SignOutDialog = latePart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

const SessionContext = createContext<SessionContextValue | undefined>(undefined)

export function SessionProvider({
  context,
  children,
}: {
  context: SessionContextValue
  children: ReactNode
}) {
  const unsent = useUnsentQuestion()
  return (
    <SessionContext value={context}>
      {children}
      {unsent !== undefined && <UnsentQuestion unsent={unsent} />}
    </SessionContext>
  )
}

function UnsentQuestion({ unsent }: { unsent: number }) {
  const signOut = useSignOut()
  return (
    <Suspense>
      <SignOutDialog signOut={signOut} unsent={unsent} />
    </Suspense>
  )
}

export function useSessionContext(): SessionContextValue {
  const context = useContext(SessionContext)
  if (!context) throw new Error('useSessionContext needs a SessionProvider above it')
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

/**
 * Call this after an account change to update the name in the header. Other tabs are notified by the server.
 */
export function useAccountChanged(): () => void {
  const { session } = useSessionContext()
  return () => void session.refresh()
}

/** A change made in another tab arrives as a new token, so the account data on the page is refetched. */
export function useAccountRefetch(queryKey: QueryKey): void {
  const { session } = useSessionContext()
  const client = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.current()) void client.invalidateQueries({ queryKey: JSON.parse(key) })
      }),
    [session, client, key],
  )
}

type Site = Pick<SsoExchangeWire, 'clientId' | 'redirectUri'> & {
  /** Extra data for the site, such as the product the user wants. */
  extraData?: string
}

/** CA-47: opens one of our sites with the user already signed in; if the exchange fails, opens it anyway. */
export function useEnterSite(go: (url: string) => void = (url) => location.assign(url)) {
  const { http } = useCalls()
  return async ({ clientId, redirectUri, extraData = '' }: Site): Promise<void> => {
    const body: SsoExchangeWire = { clientId, redirectUri, extraData }
    const answer = await http
      .post<SsoExchangedWire>('auth', 'sso/exchange', { body })
      .catch(() => ({ redirectUri }))
    go(answer.redirectUri)
  }
}

/** Signs out, or asks first; on failure shows an error and offers a retry. */
export function useSignOut(): (choice?: SignOutChoice) => void {
  const { t } = useTranslator()
  const { signOut } = useSessionContext()
  const leave = (choice?: SignOutChoice) => {
    signOut(choice).catch(() =>
      showToast({
        text: t('shell.signOut.failed'),
        action: { label: t('shell.error.retry'), onPress: () => leave(choice) },
      }),
    )
  }
  return leave
}
