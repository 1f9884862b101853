import {
  addPasskeyWire,
  passkeyOptionsWire,
  passkeysWire,
  passkeyWire,
  renamePasskeyWire,
} from '@fathom/contract/account'
import { deviceOf } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AccountDeps } from '../account.deps.ts'
import { listPasskeys, shownPasskey } from './passkey.store.ts'
import { addPasskey, passkeyOptions } from './register-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { nameOwnPasskey } from './rename-passkey.ts'

const params = z.object({ id: z.string().max(64) })

/** The browser's own name for itself; the user may choose another name. */
const nameFrom = (userAgent = '') => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' · ') || 'Passkey'
}

export function passkeyRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/passkeys',
      { schema: { summary: 'My passkeys', response: { 200: passkeysWire } } },
      async ({ caller }) => ({ items: (await listPasskeys(deps.db, caller.affiliateId)).map(shownPasskey) }),
    )
    app.post(
      '/passkeys/options',
      {
        schema: {
          summary: 'What a browser needs to make a passkey; needs a fresh authentication',
          response: { 200: passkeyOptionsWire },
        },
      },
      async ({ caller, headers }) => ({ ...(await passkeyOptions(deps, caller, headers.cookie)) }),
    )
    app.post(
      '/passkeys',
      {
        schema: {
          summary: 'Add the passkey that the browser made',
          body: addPasskeyWire,
          response: { 200: passkeyWire },
        },
      },
      async (request) => {
        const { caller, body, headers } = request
        const added = await addPasskey(deps, caller, body, nameFrom(headers['user-agent']), headers.cookie)
        request.recordSecurityEvent('passkey-added')
        return added
      },
    )
    app.put(
      '/passkeys/:id',
      {
        schema: {
          summary: 'Name a passkey of mine; a name that another of mine has is answered 409',
          params,
          body: renamePasskeyWire,
          response: { 200: passkeyWire },
        },
      },
      ({ caller, params, body }) => nameOwnPasskey(deps, caller, params.id, body.name),
    )
    app.delete(
      '/passkeys/:id',
      {
        schema: {
          summary: 'Remove a passkey of mine; needs a fresh authentication',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { caller, params, headers } = request
        const wasThere = await removePasskey(deps, caller, params.id, headers.cookie)
        if (wasThere) request.recordSecurityEvent('passkey-removed')
        return reply.code(204).send(null)
      },
    )
  }
}
