import {
  authenticatedWire,
  authenticateWire,
  authenticationWaysWire,
  passkeyOptionsWire,
} from '@fathom/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account.deps.ts'
import { authenticate, authenticationOptions, listWays } from './authenticate.ts'

export function authenticationRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/user/authenticate',
      {
        config: { whileHandedOver: true },
        schema: {
          summary: 'The ways in which I can prove again who I am',
          response: { 200: authenticationWaysWire },
        },
      },
      ({ caller }) => listWays(deps, caller),
    )
    app.post(
      '/user/authenticate/options',
      {
        config: { whileHandedOver: true },
        schema: {
          summary: 'What a browser needs to ask for a passkey of mine',
          response: { 200: passkeyOptionsWire },
        },
      },
      async ({ caller }) => ({ challenge: '', ...(await authenticationOptions(deps, caller)) }),
    )
    app.post(
      '/user/authenticate',
      {
        config: { whileHandedOver: true },
        schema: {
          summary: 'Prove again who I am, for the next five minutes of this browser’s session',
          body: authenticateWire,
          response: { 200: authenticatedWire },
        },
      },
      ({ caller, body, headers }) => authenticate(deps, caller, body, headers.cookie),
    )
  }
}
