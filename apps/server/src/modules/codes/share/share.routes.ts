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
          summary: 'Offers my code to a person by e-mail',
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
          summary: 'Call my code back, until it is claimed',
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
          summary: 'What others offer me, and what I have passed on',
          response: { 200: sharesWire },
        },
      },
      (request) => listShares(deps, callerOf(request)),
    )
    app.get(
      '/codes/shares/:token',
      {
        schema: {
          summary: 'What the link of an e-mail offers',
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
          summary: 'Make the code that is offered to me mine',
          params: shareParams,
          response: { 200: accessCodeWire },
        },
      },
      (request) => claimCode(deps, callerOf(request), request.params.token),
    )
  }
