import type { SignOutAnswer } from '@fathom/contract/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { readingLocale } from '../../platform/reading-locale.ts'
import { endSessions } from './end-sessions.ts'
import { ID_TOKEN, type SessionHouse } from './session.house.ts'
import { findSession } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

/** Ends all of the person's sessions (ST-12) and says where the browser goes on. */
export async function signOut(
  house: SessionHouse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignOutAnswer> {
  const secret = house.cookies.findSecret(request.headers.cookie)
  const session = secret ? await findSession(house.db, hashOf(secret), house.clock.now()) : undefined
  house.cookies.dropSecret(reply)
  if (!session) return { continueAt: house.signedOutUrl ?? '/' }
  await endSessions(house, Number(session.affiliate_id))
  const idToken = house.secrets.open(session.id_token, ID_TOKEN)
  if (house.signedOutUrl) return { continueAt: `${house.signedOutUrl}?lang=${languageOf(request, idToken)}` }
  return { continueAt: (await house.provider.findEndSessionUrl(idToken)) ?? '/' }
}

/** The page goes on in the language of the screen that it follows, though nobody is signed in any more. */
function languageOf({ headers }: FastifyRequest, idToken: string): string {
  return readingLocale(headers['accept-language'], { language: String(decodeJwt(idToken).locale ?? '') })
}
