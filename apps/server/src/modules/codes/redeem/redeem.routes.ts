import { appliedWire, codeParams, redeemedWire, specialtyQuery } from '@fathom/contract/codes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callerOf } from '../caller.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { applyClubCodes } from './apply-club-codes.ts'
import { redeemCode } from './redeem-code.ts'

/** Other headers pass unchanged. */
const headers = z.looseObject({ 'idempotency-key': z.string().max(200).optional() })

export const redeemRoutes =
  (deps: CodesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/codes/:code/redeem',
      {
        schema: {
          summary: 'Redeem a code: it enrols me, or makes me a member of the club',
          description: 'A refusal carries `code`: 224 no such code, 225 and 226 already redeemed.',
          params: codeParams,
          headers,
          response: { 200: redeemedWire },
        },
      },
      (request) =>
        redeemCode(deps, callerOf(request), {
          typed: request.params.code,
          redeemKey: request.headers['idempotency-key'],
        }),
    )
    app.post(
      '/codes/:code/redeem/specialty',
      {
        schema: {
          summary: 'Redeem a code for the specialty that I choose',
          params: codeParams,
          querystring: specialtyQuery,
          headers,
          response: { 200: redeemedWire },
        },
      },
      (request) =>
        redeemCode(deps, callerOf(request), {
          typed: request.params.code,
          redeemKey: request.headers['idempotency-key'],
          specialty: request.query.packageid,
        }),
    )
    app.post(
      '/codes/club/apply',
      { schema: { summary: 'Apply my club codes that wait', response: { 200: appliedWire } } },
      (request) => applyClubCodes(deps, callerOf(request)),
    )
  }
