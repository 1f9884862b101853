import type { SignOutAnswer } from '@fathom/contract/session'
import { isFromServer } from '../../shared/connection.ts'

type Ports = { authUrl: string; fetch: typeof fetch }

/** Ends the session on the server. Returns where to go on; undefined if the server can't be reached. */
export async function endOnServer({ authUrl, fetch }: Ports): Promise<string | undefined> {
  const answer = await fetch(`${authUrl}/session/sign-out`, { method: 'POST' }).catch((cause: unknown) => {
    if (cause instanceof TypeError) return undefined
    throw cause
  })
  if (!answer || !isFromServer(answer)) return undefined
  if (!answer.ok) throw new Error(`signing out was answered ${answer.status}`)
  const { continueAt }: SignOutAnswer = await answer.json()
  return continueAt
}

const KEY = 'fathom.sign-out'

/** A sign-out on this device that the server doesn't know yet. Until then nobody is signed in here. */
export const pendingSignOut = {
  is: (): boolean => localStorage.getItem(KEY) !== null,
  begin: (): void => localStorage.setItem(KEY, '1'),
  end: (): void => localStorage.removeItem(KEY),
}
