import type { SignOutAnswer } from '@fathom/contract/session'
import type { Session } from './session.ts'
import type { TabChannel } from './tab-channel.ts'

type Ports = {
  authUrl: string
  fetch: typeof fetch
  session: Session
  tabs: TabChannel
  leave: (url: string) => void
  /** Removes the user's display data from this device. */
  forgetDevice: () => Promise<void>
}

/** Ends the session here, in the other tabs and at the provider, then redirects to the provider's page. */
export function createSignOut({
  authUrl,
  fetch,
  session,
  tabs,
  leave,
  forgetDevice,
}: Ports): () => Promise<void> {
  return async () => {
    const answer = await fetch(`${authUrl}/session/sign-out`, { method: 'POST' })
    if (!answer.ok) throw new Error(`signing out was answered ${answer.status}`)
    const { continueAt }: SignOutAnswer = await answer.json()
    await forgetDevice()
    session.forget()
    tabs.tell()
    leave(continueAt)
  }
}
