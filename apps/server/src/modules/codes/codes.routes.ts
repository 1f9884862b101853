import { accessCodesWire, accessCodeWire, affiliateWire, codeParams } from '@fathom/contract/codes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { affiliateCode } from './affiliate-code.ts'
import { callerOf } from './caller.ts'
import type { CodesHouse } from './codes.house.ts'
import { listCodes, listCodesOf } from './list-codes.ts'
import { redeemRoutes } from './redeem/redeem.routes.ts'
import { shareRoutes } from './share/share.routes.ts'

export const codesRoutes =
  (house: CodesHouse): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/codes/unredeemed',
      { schema: { summary: 'My codes that wait, sorted by code', response: { 200: accessCodesWire } } },
      (asking) => listCodes(house, callerOf(asking)),
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
      (asking) => listCodesOf(house, callerOf(asking), asking.params.packageId),
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
      (asking) => affiliateCode(house, callerOf(asking), asking.params.code, asking.body.storeNumber),
    )
    await app.register(redeemRoutes(house))
    await app.register(shareRoutes(house))
  }
