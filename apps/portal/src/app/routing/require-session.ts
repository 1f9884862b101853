import type { MiddlewareFunction } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import { handoverUrl } from './handover.ts'
import { stayWhileLeaving } from './load-page.ts'

/** The session check got no answer, so it is unknown whether the visitor is signed in. */
export class SessionUnreachable extends Error {}

type Deps = Pick<RoutingDeps, 'session' | 'config' | 'requested' | 'leave' | 'locale'>

/**
 * RR-01, RR-07: refreshes the session before a protected route opens, and sends the visitor to sign-in if
 * that is refused.
 */
export function requireSession({ session, config, requested, leave, locale }: Deps): MiddlewareFunction {
  let opened: string | undefined
  return async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname === opened && session.current()) return
    const outcome = await session.refresh()
    if (outcome === 'signed-out') {
      leave(handoverUrl(config.services.auth, { returnTo: requested(), lang: locale() }))
      return stayWhileLeaving()
    }
    // A user who was signed in a moment ago continues offline; each screen shows what it could not load.
    if (!session.current()) throw new SessionUnreachable('the session could not be checked')
    opened = pathname
  }
}
