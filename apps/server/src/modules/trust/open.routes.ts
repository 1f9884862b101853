import { issuersWire, jwkWire, keyParamsWire } from '@fathom/contract/trust'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../platform/problem.ts'
import { listKeys } from './key.store.ts'
import { listIssuers } from './list-issuers.ts'
import { answerEveryone } from './open-answer.ts'
import { revocationList } from './revocation-list.ts'
import type { TrustDeps } from './trust.deps.ts'

/** Anyone may check a card, with or without an account. */
const config = { open: true }

export function openRoutes(deps: TrustDeps): FastifyPluginAsyncZod {
  return async (app) => {
    answerEveryone(app)

    app.get(
      '/trust/issuers',
      {
        config,
        schema: {
          summary: 'The organizations whose cards can be checked, with their keys',
          response: { 200: issuersWire },
        },
      },
      () => listIssuers(deps),
    )

    app.get(
      '/trust/revocations',
      {
        config,
        schema: { summary: 'The list of withdrawn statements, signed: COSE_Sign1 over CBOR' },
      },
      async (_, reply) => {
        const list = await revocationList(deps)
        return reply.type('application/cose; cose-type="cose-sign1"').send(Buffer.from(list))
      },
    )

    app.get(
      '/trust/keys/:keyId',
      {
        config,
        schema: {
          summary: 'One of our keys, as a JSON Web Key',
          params: keyParamsWire,
          response: { 200: jwkWire },
        },
      },
      async ({ params: { keyId } }) => {
        const key = (await listKeys(deps.db)).find((each) => each.keyId === keyId && !each.revokedAt)
        if (!key) throw new Problem('not-found', 404)
        const x = key.publicKey.toString('base64url')
        return {
          kty: 'OKP' as const,
          crv: 'Ed25519' as const,
          x,
          kid: keyId,
          alg: 'EdDSA' as const,
          use: 'sig' as const,
        }
      },
    )
  }
}
