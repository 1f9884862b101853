import {
  accountWire,
  changePasswordWire,
  emailParamsWire,
  passwordChangedWire,
  savedPhoneWire,
  syncEventDraftWire,
  syncEventWire,
  updateLanguageWire,
  updateUserWire,
} from '@fathom/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ifMatchHeader, versionIn } from '../../platform/http/index.ts'
import { Problem } from '../../platform/problem.ts'
import type { AccountDeps } from './account.deps.ts'
import { mustBeOwnEmail } from './own-email.ts'
import { changePassword } from './password/change-password.ts'
import { getAccount } from './person/get-account.ts'
import { updateLanguage } from './person/update-language.ts'
import { updatePerson } from './person/update-person.ts'
import { savePhone } from './phone/save-phone.ts'
import { findEvent } from './phone/sync-event.store.ts'

const CHANGED = { name: 'name-changed', birthDate: 'birth-date-changed' } as const

/** CA-09 */
export function personRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/user/:email',
      { schema: { summary: 'My account', params: emailParamsWire, response: { 200: accountWire } } },
      async ({ caller, params }, reply) => {
        mustBeOwnEmail(caller, params.email)
        const account = await getAccount(deps, deps.db, caller)
        reply.header('etag', `"${account.version}"`)
        return account
      },
    )
    app.put(
      '/user/update/:email',
      {
        schema: {
          summary:
            'Change my name, date of birth or gender; another name or date of birth needs a fresh authentication; If-Match names the version that the change started from',
          params: emailParamsWire,
          headers: ifMatchHeader,
          body: updateUserWire,
          response: { 200: accountWire },
        },
      },
      async (request, reply) => {
        const { caller, params, headers, body } = request
        const of = { caller, email: params.email, cookie: headers.cookie }
        const { account, changed } = await updatePerson(deps, of, body, versionIn(headers))
        for (const part of changed) request.recordSecurityEvent(CHANGED[part])
        reply.header('etag', `"${account.version}"`)
        return account
      },
    )
    app.put(
      '/user/update/language/:email',
      {
        schema: {
          summary: 'Change the language of my account',
          params: emailParamsWire,
          body: updateLanguageWire,
          response: { 200: accountWire },
        },
      },
      ({ caller, params, body }) => updateLanguage(deps, caller, params.email, body),
    )
  }
}

/** CA-08, CA-11 */
export function passwordAndPhoneRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const path of ['/password/change', '/legacy/password/change'])
      app.post(
        path,
        {
          schema: {
            summary: 'Change my password; my other sessions end',
            body: changePasswordWire,
            response: { 200: passwordChangedWire },
          },
        },
        async (request) => {
          const { caller, body, headers } = request
          const changed = await changePassword(deps, caller, body, headers.cookie)
          request.recordSecurityEvent('password-changed')
          return changed
        },
      )
    app.post(
      '/sync-queue',
      {
        schema: {
          summary:
            'Save my phone number, or remove it, and tell the sync queue; If-Match names the version that the change started from',
          headers: ifMatchHeader,
          body: syncEventDraftWire,
          response: { 202: savedPhoneWire },
        },
      },
      async ({ caller, headers, body }, reply) => {
        const saved = await savePhone(deps, caller, body, versionIn(headers))
        return reply.code(202).header('etag', `"${saved.phoneVersion}"`).send(saved)
      },
    )
    app.get(
      '/sync-queue/:id',
      {
        schema: {
          summary: 'The progress of an event of mine',
          params: z.object({ id: z.string().max(64) }),
          response: { 200: syncEventWire },
        },
      },
      async ({ caller, params }) => {
        const event = await findEvent(deps.db, caller.affiliateId, params.id)
        if (!event) throw new Problem('not-found', 404)
        return event
      },
    )
  }
}
