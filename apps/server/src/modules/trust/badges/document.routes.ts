import {
  achievementWire,
  BADGE_CONTEXT,
  levelParamsWire,
  profileWire,
  statusListParamsWire,
} from '@fathom/contract/trust'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { answerEveryone } from '../open-answer.ts'
import { getSigner } from '../signing-key.ts'
import { findLevel } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'
import { achievementOf } from './achievement.ts'
import { profileOf } from './badge.ts'
import { statusList } from './status-list.ts'

const config = { open: true }
const context = { '@context': [...BADGE_CONTEXT] as const } as { '@context': [...typeof BADGE_CONTEXT] }

/** The documents that a credential names; a verifier can read them without an account. */
export function documentRoutes(deps: TrustDeps): FastifyPluginAsyncZod {
  return async (app) => {
    answerEveryone(app)

    app.get(
      '/trust/issuer',
      {
        config,
        schema: { summary: 'Who we are, as an Open Badges profile', response: { 200: profileWire } },
      },
      async () => ({ ...context, ...profileOf((await getSigner(deps, deps.db)).issuer) }),
    )

    app.get(
      '/trust/achievements/:level',
      {
        config,
        schema: {
          summary: 'What a level is, as an Open Badges achievement',
          params: levelParamsWire,
          response: { 200: achievementWire },
        },
      },
      async ({ params: { level } }) => {
        const found = await findLevel(deps.db, level)
        if (!found) throw new Problem('not-found', 404)
        return { ...context, ...achievementOf((await getSigner(deps, deps.db)).issuer, found) }
      },
    )

    app.get(
      '/trust/status/:list',
      {
        config,
        schema: {
          summary: 'Which of our credentials are withdrawn, as a signed Bitstring Status List',
          params: statusListParamsWire,
          produces: ['application/vc+jwt'],
          response: { 200: z.string() },
        },
      },
      async ({ params: { list } }, reply) => {
        reply.type('application/vc+jwt')
        return statusList(deps, list)
      },
    )
  }
}
