import {
  factorProofWire,
  newAppKeyWire,
  recoveryCodesWire,
  replaceAppWire,
  secondFactorWire,
} from '@fathom/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account.deps.ts'
import { newAppKey, readSecondFactor, renewRecoveryCodes, replaceApp } from './manage-second-factor.ts'

export function secondFactorRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/second-factor',
      { schema: { summary: 'My authenticator app, for staff', response: { 200: secondFactorWire } } },
      ({ caller }) => readSecondFactor(deps, caller),
    )
    app.post(
      '/second-factor/key',
      {
        schema: {
          summary:
            'A key for my new authenticator app, for staff; needs a fresh authentication and the present factor',
          body: factorProofWire,
          response: { 200: newAppKeyWire },
        },
      },
      ({ caller, body, headers }) => newAppKey(deps, caller, body, headers.cookie),
    )
    app.put(
      '/second-factor',
      {
        schema: {
          summary: 'Replace my authenticator app and its recovery codes; needs a fresh authentication',
          body: replaceAppWire,
          response: { 200: recoveryCodesWire },
        },
      },
      async (request) => {
        const codes = await replaceApp(deps, request.caller, request.body, request.headers.cookie)
        request.recordSecurityEvent('second-factor-set')
        return codes
      },
    )
    app.post(
      '/second-factor/recovery-codes',
      {
        schema: {
          summary: 'New recovery codes, for staff; needs a fresh authentication and the present factor',
          body: factorProofWire,
          response: { 200: recoveryCodesWire },
        },
      },
      async (request) => {
        const codes = await renewRecoveryCodes(deps, request.caller, request.body, request.headers.cookie)
        request.recordSecurityEvent('recovery-codes-renewed')
        return codes
      },
    )
  }
}
