import type { MiddlewareFunction } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import { handoverUrl } from './handover.ts'
import { stayWhileLeaving } from './load-page.ts'

/** Nobody could tell whether the visitor is signed in: there was no answer at all. */
export class SessionUnreachable extends Error {}

type Deps = Pick<RoutingDeps, 'session' | 'config' | 'requested' | 'leave' | 'locale'>

/** RR-01, RR-07: the session is refreshed before a protected route opens; refused, the visitor goes to sign-in. */
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
    // Whoever was signed in a moment ago goes on without a signal: each screen says what it could not load.
    if (!session.current()) throw new SessionUnreachable('the session could not be checked')
    opened = pathname
  }
}
