import type { IncomingHttpHeaders } from 'node:http'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { findSession } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

type Browser = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>
type Deps = SessionDeps & { verifyBearer: (token: string) => Promise<User> }

/**
 * Whose browser a request comes from: by its session, by its bearer and, with `isRemembered`, because the
 * person signed in there before.
 */
export async function listBrowserOwners(
  deps: Deps,
  { cookie, authorization }: Browser,
  { isRemembered }: { isRemembered: boolean },
): Promise<readonly number[]> {
  const secret = deps.cookies.findSecret(cookie)
  const session = secret ? await findSession(deps.db, hashOf(secret), deps.clock.now()) : undefined
  const bearer = await findBearer(deps, authorization)
  const device = isRemembered ? deps.cookies.findDevice(cookie) : undefined
  const known =
    device === undefined
      ? []
      : await deps.db.query<{ affiliate_id: string }>(
          'select affiliate_id from known_device where device_hash = $1',
          [hashOf(device)],
        )
  return [
    ...(session ? [Number(session.affiliate_id)] : []),
    ...(bearer ? [bearer.affiliateId] : []),
    ...known.map(({ affiliate_id }) => Number(affiliate_id)),
  ]
}

export async function isBrowserOf(
  deps: Deps,
  browser: Browser,
  affiliateId: number,
  how: { isRemembered: boolean },
): Promise<boolean> {
  return (await listBrowserOwners(deps, browser, how)).includes(affiliateId)
}

async function findBearer(
  { verifyBearer }: Deps,
  authorization: string | undefined,
): Promise<User | undefined> {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return undefined
  try {
    return await verifyBearer(token)
  } catch (error) {
    // A bearer that isn't valid names nobody.
    if (error instanceof Problem && error.status === 401) return undefined
    throw error
  }
}
