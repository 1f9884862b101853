import { type ClaimNames, type Claims, type User, userFromClaims } from '@fathom/domain/session'
import { isFromServer } from '../../shared/connection.ts'
import { setDevicePerson } from '../../shared/offline/device-person.ts'
import { endOnServer, pendingSignOut } from './end-on-server.ts'

/**
 * The signed-in user. The token is only in memory. Without a token this is the user who was last signed in
 * online on this device: enough to open stored data, and the first call that gets through requests a token.
 */
type SignedIn = {
  idToken: string | undefined
  expiresAt: number
  claims: Claims
  user: User
  sessionId: string | undefined
  /** TS-06: what the server says this device was handed over for. */
  handedOver: string | undefined
}

/** `unreachable` means no answer at all: a lost connection signs nobody out. */
type RefreshOutcome = 'signed-in' | 'signed-out' | 'unreachable'

export type Session = {
  current: () => SignedIn | undefined
  /** The current or last signed-in user: a page that is being left still needs it. */
  lastUser: () => User | undefined
  refresh: () => Promise<RefreshOutcome>
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

type Ports = {
  authUrl: string
  claimNames: ClaimNames
  fetch: typeof fetch
  /** A sign-out of an earlier visit has reached the server. */
  onSignedOut?: (continueAt: string) => void
}

type RefreshedWire = { idToken: string; expiresAt: string | number; sessionId?: string; handedOver?: string }

export function createSession({ authUrl, claimNames, fetch, onSignedOut }: Ports): Session {
  const listeners = new Set<() => void>()
  let current: SignedIn | undefined
  let lastUser: User | undefined
  let refreshing: Promise<RefreshOutcome> | undefined

  const set = (next: SignedIn | undefined) => {
    current = next
    if (next) {
      lastUser = next.user
      setDevicePerson(next.user.affiliateId)
    }
    // Unsaved input in this tab belongs to the user, so remove it with them.
    if (!next) sessionStorage.clear()
    if (next) rememberPerson(next.claims)
    else forgetPerson()
    for (const listener of listeners) listener()
  }

  const finishSignOut = async (): Promise<RefreshOutcome> => {
    const continueAt = await endOnServer({ authUrl, fetch }).catch(() => undefined)
    if (continueAt === undefined) return 'unreachable'
    pendingSignOut.end()
    onSignedOut?.(continueAt)
    return 'signed-out'
  }

  const refresh = async (): Promise<RefreshOutcome> => {
    if (pendingSignOut.is()) return finishSignOut()
    const answer = await fetch(`${authUrl}/session/refresh`, { method: 'POST' }).catch(() => undefined)
    const isReached = answer !== undefined && isFromServer(answer)
    if (!isReached && !current) set(remembered(claimNames))
    // A server error isn't a refusal: users must not lose what they are writing because of a restart.
    if (!isReached || answer.status >= 500) return 'unreachable'
    set(answer.ok ? signedIn(await answer.json(), claimNames) : undefined)
    return current ? 'signed-in' : 'signed-out'
  }

  return {
    current: () => current,
    lastUser: () => lastUser,
    refresh: () => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
    forget: () => set(undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The user who was last signed in on this device, before the session is known. */
export function rememberedUser(claimNames: ClaimNames): User | undefined {
  const claims = rememberedClaims()
  return claims && userFromClaims(claims, claimNames)
}

function remembered(claimNames: ClaimNames): SignedIn | undefined {
  const claims = rememberedClaims()
  const user = claims && userFromClaims(claims, claimNames)
  return (
    user && { idToken: undefined, expiresAt: 0, claims, user, sessionId: undefined, handedOver: undefined }
  )
}

function signedIn(wire: RefreshedWire, claimNames: ClaimNames): SignedIn | undefined {
  const claims = readClaims(wire.idToken)
  const user = claims && userFromClaims(claims, claimNames)
  if (!claims || !user) return undefined
  const { idToken, sessionId, handedOver } = wire
  return { idToken, expiresAt: new Date(wire.expiresAt).getTime(), claims, user, sessionId, handedOver }
}

function decode(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
}

/** The claims of an id token; undefined when it can't be decoded. Only the services verify its signature. */
export function readClaims(idToken: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(decode(idToken.split('.')[1] ?? ''))
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined
  } catch {
    return undefined
  }
}

const KEY = 'fathom.person'

/** Only identifies the user and grants no access: the server requires a token whatever a device stores. */
function rememberPerson(claims: Claims): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(claims))
  } catch {
    // A browser that stores nothing asks again when it's online.
  }
}

function forgetPerson(): void {
  localStorage.removeItem(KEY)
}

export function rememberedClaims(): Claims | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Claims
  } catch {
    return undefined
  }
}
