import type { SignOutAnswer } from '@fathom/contract/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { readingLocale } from '../../../platform/reading-locale.ts'
import { findSessionHandover } from '../handover/handover.store.ts'
import { ID_TOKEN, type SessionDeps } from '../session.deps.ts'
import { findSession } from '../sessions/session.store.ts'
import { hashOf } from '../sessions/session-cookie.ts'
import { ProviderAway } from '../sign-in/provider-away.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends all of the person's sessions (ST-12) and returns where the browser goes next. Anyone who was handed the device
 * ends its session only.
 */
export async function signOut(
  deps: SessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignOutAnswer> {
  const secret = deps.cookies.findSecret(request.headers.cookie)
  const session = secret ? await findSession(deps.db, hashOf(secret), deps.clock.now()) : undefined
  deps.cookies.dropSecret(reply)
  if (!session) return { continueAt: deps.signedOutUrl ?? '/' }
  const affiliateId = Number(session.affiliate_id)
  const isHandedOver = await findSessionHandover(deps.db, { affiliateId, sessionId: session.id })
  await endSessions(deps, affiliateId, isHandedOver ? session.id : undefined)
  const idToken = deps.secrets.open(session.id_token, ID_TOKEN)
  if (deps.signedOutUrl) return { continueAt: `${deps.signedOutUrl}?lang=${languageOf(request, idToken)}` }
  return { continueAt: (await findEndSessionUrl(deps, idToken)) ?? '/' }
}

/** Here the person is signed out already, so a provider that is away doesn't make that a failure. */
async function findEndSessionUrl({ provider }: SessionDeps, idToken: string): Promise<string | undefined> {
  try {
    return await provider.findEndSessionUrl(idToken)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    return undefined
  }
}

/** The page uses the language of the screen before it, although nobody is signed in any more. */
function languageOf({ headers }: FastifyRequest, idToken: string): string {
  return readingLocale(headers['accept-language'], { language: String(decodeJwt(idToken).locale ?? '') })
}
