import { handedOverPath } from '../../shared/handed-over.ts'
import { paths } from '../../shared/paths.ts'
import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from '../../shared/router/index.ts'
import type { RoutingDeps } from './deps.ts'
import { handoverUrl, localeIn } from './handover.ts'
import { stayWhileLeaving } from './load-page.ts'

const queryOf = (request: LoaderFunctionArgs['request']) => new URL(request.url).searchParams

/** Only these routes need the contract and the rules of this feature. */
const dsd = () => import('../../features/dsd/index.ts')

/** RR-03 */
export function storeDsdLink({ storage }: Pick<RoutingDeps, 'storage'>): MiddlewareFunction {
  return async ({ request }) => (await dsd()).storeLinkNumbers(queryOf(request), storage)
}

type CheckpointDeps = Pick<RoutingDeps, 'calls' | 'log'>

/** ST-05, ST-07 */
export function openDsdStep({ calls, log }: CheckpointDeps) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { findCheckpoint, linkIn, PATH_OF_STEP, stepFor } = await dsd()
    try {
      const checkpoint = await findCheckpoint(calls, request.signal)
      return redirect(PATH_OF_STEP[stepFor(checkpoint, linkIn(queryOf(request)))])
    } catch (cause) {
      log('the checkpoint did not load', cause)
      return redirect(paths.dashboard())
    }
  }
}

/** RR-04 */
export function requireProcessedCheckpoint({ calls, log }: CheckpointDeps): MiddlewareFunction {
  return async ({ request }) => {
    const { findCheckpoint, isProcessed } = await dsd()
    const checkpoint = await findCheckpoint(calls, request.signal).catch((cause: unknown) => {
      log('the checkpoint did not load', cause)
      return undefined
    })
    if (!isProcessed(checkpoint, new Date())) throw redirect(paths.dashboard())
  }
}

/** RR-05 */
export function requireStudent({ session }: Pick<RoutingDeps, 'session'>): MiddlewareFunction {
  return ({ request, params }) => {
    if (!mayOpenStudentRecord(session.current()?.claims, queryOf(request), params.studentId))
      throw redirect(paths.unauthorized())
  }
}

/** RT-05, RT-06: opens the screen in the language named in its URL. */
export function speakAddress({ speak, log }: Pick<RoutingDeps, 'speak' | 'log'>) {
  return async ({ params }: LoaderFunctionArgs) => {
    const locale = localeIn(params.lang)
    if (locale) await speak(locale).catch((cause: unknown) => log(`${locale} did not load`, cause))
    return null
  }
}

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

type HandedOverDeps = Pick<RoutingDeps, 'session' | 'storage'>

const pathForGuardian = ({ session, storage }: HandedOverDeps) => handedOverPath(storage, session.current())

/** TS-06: while a guardian has this device, no page of the witness opens, by whichever way. */
export function keepHandedOver(deps: HandedOverDeps): MiddlewareFunction {
  return ({ request }) => {
    const only = pathForGuardian(deps)
    if (only && new URL(request.url).pathname !== only) throw redirect(only)
  }
}

/** A guardian's view opens only where the witness has handed over the device. */
export function requireHandedOver(deps: HandedOverDeps): MiddlewareFunction {
  return () => {
    if (!pathForGuardian(deps)) throw redirect(paths.students())
  }
}

const NUMBER = /^\d+$/

/**
 * RR-05, RO-05: a student's eRecord needs a readable token and an e-mail address or affiliate id of the
 * student. The number in the path must match the one in the query, so that no student appears under another's
 * URL.
 */
export function mayOpenStudentRecord(claims: unknown, query: URLSearchParams, studentId = ''): boolean {
  const affiliateId = query.get('affiliateId')
  const areTwo = affiliateId && NUMBER.test(studentId) && studentId !== affiliateId
  return claims !== undefined && !areTwo && Boolean(query.get('email') || affiliateId)
}
