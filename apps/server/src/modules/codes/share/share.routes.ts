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
      (asking) => shareCode(deps, callerOf(asking), asking.params.code, asking.body.email),
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
      (asking) => callBackCode(deps, callerOf(asking), asking.params.code),
    )
    app.get(
      '/codes/shares',
      {
        schema: {
          summary: 'What others offer me, and what I have passed on',
          response: { 200: sharesWire },
        },
      },
      (asking) => listShares(deps, callerOf(asking)),
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
      (asking) => getOffer(deps, callerOf(asking), asking.params.token),
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
      (asking) => claimCode(deps, callerOf(asking), asking.params.token),
    )
  }
