import type { Verify } from './guard.ts'

const REMEMBERED = 5000
/** Limits the delay to a minute when the provider revokes keys. */
const LONGEST_MS = 60_000

/**
 * A portal sends the same bearer with every call for minutes, and checking its signature each time costs more
 * than most answers. A valid bearer is cached until it expires, for a minute at most; a rejected one is
 * checked again.
 */
export function rememberBearers(verify: Verify, now: () => number = Date.now): Verify {
  const known = new Map<string, { user: Awaited<ReturnType<Verify>>; until: number }>()
  return async (token) => {
    const found = known.get(token)
    if (found && found.until > now()) return found.user
    known.delete(token)
    const user = await verify(token)
    const until = Math.min(expiryOf(token), now() + LONGEST_MS)
    if (until > now()) known.set(token, { user, until })
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(oldest)
    }
    return user
  }
}

/** The token is already verified; one without an expiry isn't cached. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown
    }
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
