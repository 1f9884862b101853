import { verifiedFormQuery, verifiedFormWire } from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { verifyForm } from './verify-form.ts'

/** A boat of guests behind one address, each with two forms. */
const VERIFICATIONS = { limit: 120, windowSeconds: 60 }

/** Without an account there's nobody but the address to count for. */
async function countVerification({ db, clock }: FormsDeps, ip: string): Promise<void> {
  const verdict = await countAttempt(db, `verified forms by ${ip}`, VERIFICATIONS, clock.now())
  if (!verdict.allowed)
    throw new Problem('too-many-calls', 429, { extra: { retryAfter: verdict.retryAfterSeconds } })
}

/** Anyone who has the code of a form may ask how it stands, with or without an account. */
export const verificationRoutes =
  (deps: FormsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/documents/verify',
      {
        config: { open: true },
        preHandler: ({ ip }) => countVerification(deps, ip),
        schema: {
          summary: 'The status of a signed form, for anyone who has its code',
          body: verifiedFormQuery,
          response: { 200: verifiedFormWire },
        },
      },
      ({ body }) => verifyForm(deps, body),
    )
  }
