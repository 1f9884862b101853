import { keyParamsWire, signingKeysWire } from '@fathom/contract/trust'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { declareRight } from '../../platform/http/index.ts'
import { listSigningKeys, revokeKey, rotateKey } from './change-keys.ts'
import type { TrustDeps } from './trust.deps.ts'

/** The organization's own staff manage the keys. */
export function staffRoutes(deps: TrustDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right: 'settings' })
    const response = { 200: signingKeysWire }

    app.get('/trust/signing-keys', { schema: { summary: 'Every key, for staff', response } }, () =>
      listSigningKeys(deps),
    )

    app.post(
      '/trust/signing-keys/rotate',
      {
        schema: { summary: 'Sign with a new key from now on; what the old one signed stays valid', response },
      },
      async ({ caller, headers }) => {
        await deps.mustBeFresh(caller, headers.cookie)
        return rotateKey(deps, caller.affiliateId)
      },
    )

    app.post(
      '/trust/signing-keys/:keyId/revoke',
      {
        schema: {
          summary: 'Withdraw a leaked key, with everything that it signed',
          params: keyParamsWire,
          response,
        },
      },
      async ({ caller, headers, params: { keyId } }) => {
        await deps.mustBeFresh(caller, headers.cookie)
        return revokeKey(deps, keyId, caller.affiliateId)
      },
    )
  }
}
