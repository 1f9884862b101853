export type SessionPort = {
  /** The id token in memory; undefined before the first sign-in. */
  idToken(): string | undefined
  /** Gets a new id token; undefined or a rejection when the session is over. */
  refreshSession(): Promise<string | undefined>
  /** Called once a refresh has failed, to redirect the user to sign-in. */
  signedOut(): void
}

export type Send = (token: string | undefined) => Promise<Response>

/**
 * One refresh and one retry after a 401 (ST-11). Concurrent calls share one refresh and its outcome: a call
 * whose token was renewed in the meantime is retried at once, and one whose session ended doesn't ask again.
 * A renewed token may equal the old one, so refreshes are counted too.
 */
export function createSessionGuard(session: SessionPort, failed: (cause: unknown) => void) {
  let refreshing: Promise<string | undefined> | undefined
  let refreshes = 0
  let outcome: string | undefined

  const refresh = async (): Promise<string | undefined> => {
    try {
      const token = await session.refreshSession()
      if (token !== undefined) return token
      failed(new Error('The session is over'))
    } catch (cause) {
      failed(cause)
    }
    session.signedOut()
    return undefined
  }

  const sharedRefresh = () => {
    refreshing ??= refresh().then((token) => {
      refreshing = undefined
      refreshes += 1
      outcome = token
      return token
    })
    return refreshing
  }

  return async (send: Send, signal: AbortSignal): Promise<Response> => {
    const used = session.idToken()
    const before = refreshes
    const response = await send(used)
    if (response.status !== 401) return response
    const current = session.idToken()
    const other = current !== used ? current : undefined
    const renewed = refreshes > before ? outcome : (other ?? (await until(signal, sharedRefresh())))
    if (renewed === undefined) return response
    await response.body?.cancel()
    return send(renewed)
  }
}

/** A call doesn't wait for a refresh longer than its own timeout. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const left = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, left])
}
