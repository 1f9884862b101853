import { endOnServer, pendingSignOut } from './end-on-server.ts'
import type { Session } from './session.ts'

type Ports = {
  authUrl: string
  fetch: typeof fetch
  session: Session
  tabs: TabChannel
  leave: (url: string) => void
  /** Removes the user's data from this device. */
  forget: () => Promise<void>
}

/** Where a page that needs a session opens, and says that nobody is signed in. */
const NOBODY = '/'

/**
 * Ends the session here, in the other tabs and at the provider, then redirects to the provider's page. Offline,
 * everything on this device ends at once, and the server is told when it can be reached (BO-06).
 */
export function createSignOut({ authUrl, fetch, session, tabs, leave, forget }: Ports): () => Promise<void> {
  return async () => {
    const continueAt = await endOnServer({ authUrl, fetch })
    // The session has ended, whatever the device's database says.
    await forget().catch((cause: unknown) => console.warn('the data on this device was not removed', cause))
    if (continueAt === undefined) pendingSignOut.begin()
    session.forget()
    tabs.notify()
    leave(continueAt ?? NOBODY)
  }
}

/** `drop-unsent`: what waits on this device may be lost. `forget-device`: everything stored here goes. */
export type SignOutChoice = 'drop-unsent' | 'forget-device'

export type SignOut = (choice?: SignOutChoice) => Promise<void>

/** What this device stores. */
type DeviceData = {
  countUnsent: () => Promise<number>
  forgetPerson: () => Promise<void>
  forgetDevice: () => Promise<void>
}

type Asking = {
  /** Loaded before the session ends, so that no sign-out leaves data behind. */
  loadDevice: () => Promise<DeviceData>
  ask: (unsent: number) => void
  end: (forget: () => Promise<void>) => Promise<void>
}

/** BO-05: signs out; asks first if that would drop something which the server doesn't have yet. */
export function createAskingSignOut({ loadDevice, ask, end }: Asking): SignOut {
  return async (choice) => {
    const device = await loadDevice()
    // If the database can't be opened, nothing in it can be lost.
    const unsent = choice ? 0 : await device.countUnsent().catch(() => 0)
    if (unsent > 0) return ask(unsent)
    await end(choice === 'forget-device' ? device.forgetDevice : device.forgetPerson)
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
