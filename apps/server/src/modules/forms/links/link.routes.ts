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
import type { FormsHouse } from '../forms.house.ts'
import { decideAsPhysician, readLinkedForm, signAsGuardian } from './follow-link.ts'
import { makeLink } from './make-link.ts'

/** A physician and a guardian have no account with us: the link is what they hold. */
const config = { open: true }

/** Nobody guesses 256 bits; this keeps one place from keeping us busy. */
const CALLS = { limit: 120, windowSeconds: 600 }

export function linkRoutes(house: FormsHouse): FastifyPluginAsyncZod {
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
        reply.code(201).send(await makeLink(house, caller, params.documentId, body.role)),
    )
    const preHandler = ({ ip }: { ip: string }) => countCall(house, ip)
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
        ({ params }) => readLinkedForm(house, params.token, role),
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
        await decideAsPhysician(house, params.token, body)
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
        await signAsGuardian(house, params.token, body)
        return reply.code(204).send()
      },
    )
  }
}

async function countCall({ db, clock }: FormsHouse, ip: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, `forms link ${ip}`, CALLS, clock.now())
  if (!allowed) throw new Problem('too-many-calls', 429, { extra: { retryAfter: retryAfterSeconds } })
}
