import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { findCurrentSession } from './find-current-session.ts'
import { hashOf } from './session-cookie.ts'

type Browser = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>

/**
 * Whether a request comes from this person's browser: by its session, by its bearer or, with `isRemembered`,
 * because the person signed in there before.
 */
export async function isBrowserOf(
  deps: SessionDeps & { verifyBearer: (token: string) => Promise<User> },
  { cookie, authorization }: Browser,
  affiliateId: number,
  { isRemembered }: { isRemembered: boolean },
): Promise<boolean> {
  if (await findCurrentSession(deps, cookie, affiliateId)) return true
  if (await isBearerOf(deps, authorization, affiliateId)) return true
  const device = isRemembered ? deps.cookies.findDevice(cookie) : undefined
  if (device === undefined) return false
  const known = await deps.db.query('select from known_device where affiliate_id = $1 and device_hash = $2', [
    affiliateId,
    hashOf(device),
  ])
  return known.length > 0
}

async function isBearerOf(
  { verifyBearer }: { verifyBearer: (token: string) => Promise<User> },
  authorization: string | undefined,
  affiliateId: number,
): Promise<boolean> {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return false
  try {
    return (await verifyBearer(token)).affiliateId === affiliateId
  } catch (error) {
    // A bearer that isn't valid names nobody.
    if (error instanceof Problem && error.status === 401) return false
    throw error
  }
}
