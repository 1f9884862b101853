import { accessCodesWire, accessCodeWire, affiliateWire, codeParams } from '@fathom/contract/codes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { affiliateCode } from './affiliate-code.ts'
import { callerOf } from './caller.ts'
import type { CodesDeps } from './codes.deps.ts'
import { listCodes, listCodesOf } from './list-codes.ts'
import { redeemRoutes } from './redeem/redeem.routes.ts'
import { shareRoutes } from './share/share.routes.ts'

export const codesRoutes =
  (deps: CodesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/codes/unredeemed',
      { schema: { summary: 'My codes that wait, sorted by code', response: { 200: accessCodesWire } } },
      (request) => listCodes(deps, callerOf(request)),
    )
    app.get(
      '/codes/packages/:packageId',
      {
        schema: {
          summary: 'My codes that open this course',
          params: z.object({ packageId: z.uuid() }),
          response: { 200: accessCodesWire },
        },
      },
      (request) => listCodesOf(deps, callerOf(request), request.params.packageId),
    )
    app.post(
      '/codes/:code/affiliate',
      {
        schema: {
          summary: 'Choose the dive center that teaches the course of my code',
          params: codeParams,
          body: affiliateWire,
          response: { 200: accessCodeWire },
        },
      },
      (request) => affiliateCode(deps, callerOf(request), request.params.code, request.body.storeNumber),
    )
    await app.register(redeemRoutes(deps))
    await app.register(shareRoutes(deps))
  }
