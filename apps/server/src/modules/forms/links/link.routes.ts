import {
  documentParams,
  guardianSignatureWire,
  linkedFormWire,
  linkRoleWire,
  linkWire,
  physicianDecisionWire,
  tokenParams,
} from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { decideAsPhysician, readLinkedForm, signAsGuardian } from './follow-link.ts'
import { makeLink } from './make-link.ts'

/** Physicians and guardians have no account, so the link is their only credential. */
const config = { open: true }

/** Nobody can guess 256 bits; the limit stops a single client from overloading the server. */
const CALLS = { limit: 120, windowSeconds: 600 }

export function linkRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/documents/:documentId/links',
      {
        schema: {
          summary: 'A link for my physician or my guardian; it ends the one before it',
          params: documentParams,
          body: linkRoleWire,
          response: { 201: linkWire },
        },
      },
      async ({ caller, params, body }, reply) =>
        reply.code(201).send(await makeLink(deps, caller, params.documentId, body.role)),
    )
    const preHandler = ({ ip }: { ip: string }) => countCall(deps, ip)
    for (const role of ['physician', 'guardian'] as const)
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
        ({ params }) => readLinkedForm(deps, params.token, role),
      )
    app.post(
      '/physician/:token',
      {
        config,
        preHandler,
        schema: {
          summary: 'The physician approves or declines, once',
          params: tokenParams,
          body: physicianDecisionWire,
        },
      },
      async ({ params, body }, reply) => {
        await decideAsPhysician(deps, params.token, body)
        return reply.code(204).send()
      },
    )
    app.post(
      '/guardian/:token',
      {
        config,
        preHandler,
        schema: { summary: 'The guardian signs, once', params: tokenParams, body: guardianSignatureWire },
      },
      async ({ params, body }, reply) => {
        await signAsGuardian(deps, params.token, body)
        return reply.code(204).send()
      },
    )
  }
}

async function countCall({ db, clock }: FormsDeps, ip: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `forms link ${ip}`, CALLS, clock.now())
  if (!allowed) throw new Problem('too-many-calls', 429, { extra: { retryAfter: retryAfterSeconds } })
}
