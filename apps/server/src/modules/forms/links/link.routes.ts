import {
  documentLinkParams,
  documentParams,
  guardianSignatureWire,
  linkedFormWire,
  linkRequestWire,
  physicianDecisionWire,
  sentLinkWire,
  tokenParams,
} from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { decideAsPhysician, refuseLink, signAsGuardian } from './answer-link.ts'
import { askByMail, remind, withdrawLink } from './ask-by-mail.ts'
import { printSignedByLink, readLinkedForm } from './read-linked-form.ts'

/** Physicians and guardians have no account, so the link is their only credential. */
const config = { open: true }

/** Nobody can guess 256 bits; the limit stops a single client from overloading the server. */
const CALLS = { limit: 120, windowSeconds: 600 }

export function linkRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(askingRoutes(deps))
    await app.register(answeringRoutes(deps))
  }
}

/** What the diver does: asks, reminds, withdraws. No answer contains the link. */
function askingRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/documents/:documentId/links',
      {
        schema: {
          summary: 'Mail a link to my physician or my guardian, which ends the one before it',
          params: documentParams,
          body: linkRequestWire,
          response: { 201: sentLinkWire },
        },
      },
      async ({ caller, params, body }, reply) =>
        reply.code(201).send(await askByMail(deps, caller, params.documentId, body)),
    )
    app.post(
      '/documents/:documentId/links/:role/reminders',
      {
        schema: {
          summary: 'Mail the pending link again, at most once a day',
          params: documentLinkParams,
          response: { 200: sentLinkWire },
        },
      },
      ({ caller, params }) => remind(deps, caller, params.documentId, params.role),
    )
    app.delete(
      '/documents/:documentId/links/:role',
      { schema: { summary: 'Withdraw the pending link', params: documentLinkParams } },
      async ({ caller, params }, reply) => {
        await withdrawLink(deps, caller, params.documentId, params.role)
        return reply.code(204).send()
      },
    )
  }
}

/** What the recipient of a link does. */
function answeringRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  const preHandler = ({ ip }: { ip: string }) => countCall(deps, ip)
  return async (app) => {
    for (const role of ['physician', 'guardian'] as const) {
      app.get(
        `/${role}/:token`,
        {
          config,
          preHandler,
          schema: {
            summary: `The form that the ${role} is asked about`,
            params: tokenParams,
            response: { 200: linkedFormWire },
          },
        },
        ({ params, headers }) => readLinkedForm(deps, { token: params.token, role, browser: headers }),
      )
      app.get(
        `/${role}/:token/file`,
        {
          config,
          preHandler,
          schema: { summary: `The ${role}'s copy of what they signed, as PDF`, params: tokenParams },
        },
        async ({ params, headers }, reply) =>
          reply
            .type('application/pdf')
            .header('content-disposition', 'attachment')
            .header('cache-control', 'no-store')
            .send(await printSignedByLink(deps, { token: params.token, role, browser: headers })),
      )
      app.post(
        `/${role}/:token/refusal`,
        {
          config,
          preHandler,
          schema: { summary: `The ${role} doesn't want to answer; no reason is asked`, params: tokenParams },
        },
        async ({ params, headers }, reply) => {
          await refuseLink(deps, { token: params.token, role, browser: headers })
          return reply.code(204).send()
        },
      )
    }
    app.post(
      '/physician/:token',
      {
        config,
        preHandler,
        schema: {
          summary: 'Approve or decline as the physician, once',
          params: tokenParams,
          body: physicianDecisionWire,
        },
      },
      async ({ params, headers, body }, reply) => {
        await decideAsPhysician(deps, { token: params.token, role: 'physician', browser: headers }, body)
        return reply.code(204).send()
      },
    )
    app.post(
      '/guardian/:token',
      {
        config,
        preHandler,
        schema: { summary: 'Sign as the guardian, once', params: tokenParams, body: guardianSignatureWire },
      },
      async ({ params, headers, body }, reply) => {
        await signAsGuardian(deps, { token: params.token, role: 'guardian', browser: headers }, body)
        return reply.code(204).send()
      },
    )
  }
}

async function countCall({ db, clock }: FormsDeps, ip: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `forms link ${ip}`, CALLS, clock.now())
  if (!allowed) throw new Problem('too-many-calls', 429, { extra: { retryAfter: retryAfterSeconds } })
}
