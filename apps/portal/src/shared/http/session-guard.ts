export type SessionPort = {
  /** The id token in memory; absent before the first sign-in. */
  idToken(): string | undefined
  /** Gets a new id token; undefined or a rejection when the session is over. */
  refreshSession(): Promise<string | undefined>
  /** Called once a refresh has failed: the person goes to sign-in. */
  signedOut(): void
}

export type Send = (token: string | undefined) => Promise<Response>

/**
 * One refresh and one retry after a 401 (ST-11). Calls that were under way together share one refresh and its outcome:
 * one whose token was renewed meanwhile goes again at once, one whose session ended meanwhile does not ask again.
 */
export function createSessionGuard(session: SessionPort, failed: (cause: unknown) => void) {
  let refreshing: Promise<string | undefined> | undefined
  let failedRefreshes = 0

  const refresh = async (): Promise<string | undefined> => {
    try {
      const token = await session.refreshSession()
      if (token !== undefined) return token
      failed(new Error('The session is over'))
    } catch (cause) {
      failed(cause)
    }
    failedRefreshes += 1
    session.signedOut()
    return undefined
  }

  const sharedRefresh = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return async (send: Send, signal: AbortSignal): Promise<Response> => {
    const used = session.idToken()
    const failedBefore = failedRefreshes
    const response = await send(used)
    if (response.status !== 401 || failedRefreshes > failedBefore) return response
    const held = session.idToken()
    const renewed = held !== undefined && held !== used ? held : await until(signal, sharedRefresh())
    if (renewed === undefined) return response
    await response.body?.cancel()
    return send(renewed)
  }
}

/** A call does not wait for a refresh longer than for its own answer. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const left = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, left])
}
