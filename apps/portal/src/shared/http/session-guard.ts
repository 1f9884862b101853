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
 * One refresh and one retry after a 401 (ST-11). Calls that fail together share one refresh, and a call whose token
 * was renewed meanwhile goes again at once.
 */
export function createSessionGuard(session: SessionPort, failed: (cause: unknown) => void) {
  let refreshing: Promise<string | undefined> | undefined

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
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return async (send: Send): Promise<Response> => {
    const used = session.idToken()
    const response = await send(used)
    if (response.status !== 401) return response
    const held = session.idToken()
    const renewed = held !== undefined && held !== used ? held : await sharedRefresh()
    if (renewed === undefined) return response
    await response.body?.cancel()
    return send(renewed)
  }
}
