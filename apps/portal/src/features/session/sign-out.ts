import type { SignOutAnswer } from '@fathom/contract/session'
import type { Session } from './session.ts'

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
    tabs.notify()
    leave(continueAt)
  }
}

const NAME = 'fathom.session'

const SIGNED_OUT = 'signed-out'

type TabChannel = { notify: () => void; close: () => void }

/** The tabs of one browser share a session: when it ends in one, it ends in all. */
export function openTabChannel(onSignedOut: () => void): TabChannel {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT) onSignedOut()
  })
  return { notify: () => channel.postMessage(SIGNED_OUT), close: () => channel.close() }
}
