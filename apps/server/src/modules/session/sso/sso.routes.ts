import { timingSafeEqual } from 'node:crypto'
import { ssoExchangedWire, ssoExchangeWire, ssoPersonWire, ssoRedeemWire } from '@fathom/contract/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { SessionDeps } from '../session.deps.ts'
import { hashOf } from '../sessions/session-cookie.ts'
import { exchangeSso, redeemSso } from './sso-exchange.ts'

const WRONG_SECRETS = { limit: 50, windowSeconds: 900 }

export function ssoRoutes(deps: SessionDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/sso/exchange',
      {
        schema: {
          summary: 'The address that signs me in at a registered site',
          body: ssoExchangeWire,
          response: { 200: ssoExchangedWire },
        },
      },
      ({ caller, body }) => exchangeSso(deps, caller, body),
    )
    app.post(
      '/sso/redeem',
      {
        config: { open: true },
        schema: {
          summary:
            'Exchange a code for its person, for the server of a registered site; client id and secret as HTTP Basic',
          body: ssoRedeemWire,
          response: { 200: ssoPersonWire },
        },
      },
      async ({ headers, ip, body }) =>
        redeemSso(deps, await clientOf(deps, headers.authorization, ip), body.code),
    )
  }
}

/** Counts only wrong secrets, because a busy shop uses a single address. */
async function clientOf(deps: SessionDeps, authorization: string | undefined, ip: string): Promise<string> {
  const [id = '', secret = ''] = basicOf(authorization)
  const client = deps.config.ssoTargets.find(({ clientId }) => clientId === id)
  if (client && timingSafeEqual(hashOf(client.secret), hashOf(secret))) return client.clientId
  const verdict = await countAttempt(deps.db, `sso secret by ${ip}`, WRONG_SECRETS, deps.clock.now())
  if (!verdict.allowed)
    throw new Problem('too-many-attempts', 429, { extra: { retryAfter: verdict.retryAfterSeconds } })
  throw new Problem('unknown-client', 401)
}

/** RFC 6749 §2.3.1: both halves are form-encoded. */
function basicOf(authorization: string | undefined): string[] {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,2000})$/i.exec(authorization ?? '') ?? []
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  try {
    return [decodeURIComponent(id), decodeURIComponent(rest.join(':'))]
  } catch {
    return []
  }
}
