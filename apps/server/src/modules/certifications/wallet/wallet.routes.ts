import { walletAddressWire, walletKeyQuery, walletQuery } from '@fathom/contract/certifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { mayDraw } from '../drawing/drawing.routes.ts'
import { ofCard } from '../ecards/ecard.routes.ts'
import { readApplePass, walletAddress } from './wallet.ts'

/** Each is made anew, with pictures. */
const PASSES = { limit: 60, windowSeconds: 60 }

async function countPass({ db, clock }: CertificationsDeps, ip: string): Promise<void> {
  const verdict = await countAttempt(db, `wallet passes for ${ip}`, PASSES, clock.now())
  if (!verdict.allowed)
    throw new Problem('too-many-calls', 429, { extra: { retryAfter: verdict.retryAfterSeconds } })
}

/** Cards in the wallets of phones, under `ecards`. */
export const walletRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/e-cards/:licenseID/wallet',
      {
        schema: {
          summary: 'Where to go to add my eCard to the wallet of a phone',
          params: ofCard,
          querystring: walletQuery,
          response: { 200: walletAddressWire },
        },
      },
      async (request) => {
        await mayDraw(deps, request.caller)
        const { licenseID } = request.params
        const locale = readingCulture(request)
        const { wallet } = request.query
        return { url: await walletAddress(deps, request.caller, { wallet, licenseID, locale }) }
      },
    )
    app.get(
      '/wallet-pass',
      {
        config: { open: true },
        preHandler: ({ ip }) => countPass(deps, ip),
        schema: {
          summary: 'A pass for Apple Wallet, at the address that the holder was given',
          querystring: walletKeyQuery,
          produces: ['application/vnd.apple.pkpass'],
        },
      },
      async ({ query }, reply) => {
        const { licenseID, file } = await readApplePass(deps, query.key)
        return reply
          .type('application/vnd.apple.pkpass')
          .header('content-disposition', `attachment; filename="card-${licenseID}.pkpass"`)
          .header('cache-control', 'no-store')
          .send(Buffer.from(file))
      },
    )
  }
