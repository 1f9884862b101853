import {
  accessCodeWire,
  codeParams,
  offeredWire,
  shareParams,
  sharesWire,
  shareWire,
} from '@fathom/contract/codes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { callerOf } from '../caller.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { callBackCode } from './call-back-code.ts'
import { claimCode, getOffer, listShares } from './claim-code.ts'
import { shareCode } from './share-code.ts'

export const shareRoutes =
  (deps: CodesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/codes/:code/share',
      {
        schema: {
          summary: 'Share a code of mine with a person by email',
          params: codeParams,
          body: shareWire,
          response: { 200: accessCodeWire },
        },
      },
      (request) => shareCode(deps, callerOf(request), request.params.code, request.body.email),
    )
    app.delete(
      '/codes/:code/share',
      {
        schema: {
          summary: 'Cancel sharing a code of mine, until it is claimed',
          params: codeParams,
          response: { 200: accessCodeWire },
        },
      },
      (request) => callBackCode(deps, callerOf(request), request.params.code),
    )
    app.get(
      '/codes/shares',
      {
        schema: {
          summary: 'Codes that others share with me, and those that I share',
          response: { 200: sharesWire },
        },
      },
      (request) => listShares(deps, callerOf(request)),
    )
    app.get(
      '/codes/shares/:token',
      {
        schema: {
          summary: 'The code that a link in an email shares',
          params: shareParams,
          response: { 200: offeredWire },
        },
      },
      (request) => getOffer(deps, callerOf(request), request.params.token),
    )
    app.post(
      '/codes/shares/:token/claim',
      {
        schema: {
          summary: 'Claim the code that is shared with me',
          params: shareParams,
          response: { 200: accessCodeWire },
        },
      },
      (request) => claimCode(deps, callerOf(request), request.params.token),
    )
  }
