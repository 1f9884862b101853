import { applicationMoveWire, applicationWire, expandQuery } from '@fathom/contract/applications'
import type { ApplicationMove } from '@fathom/domain/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ifMatchHeader, versionIn } from '../../../platform/http/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { applicationOf } from '../reading/application-of.ts'
import { readingOf } from '../reading/reading.ts'
import { moveApplication } from './move-application.ts'

const headers = ifMatchHeader.extend({ 'idempotency-key': z.string().min(1).max(200).optional() })
const NOTHING_SAID = { reason: '', reference: '', receivedBy: 'provider' } as const
const params = z.object({ id: z.uuid().toLowerCase() })

/** The specification names the first one; the others are ours. */
const CALLS: Readonly<Record<ApplicationMove, { path: string; summary: string }>> = {
  submit: { path: 'submit-to-member', summary: 'Submits my application to its instructor; twice is once' },
  open: { path: 'open', summary: 'Begins my review of an application that is assigned to me' },
  approve: { path: 'approve', summary: 'Approves it and hands it to the provider' },
  return: { path: 'return', summary: 'Returns it to its applicant with a reason' },
  ask: { path: 'ask', summary: 'Returns it to its applicant with a question, by staff' },
  'request-payment': { path: 'request-payment', summary: 'Asks for the fees that are due, by staff' },
  'record-payment': {
    path: 'record-payment',
    summary: 'Notes that the fees are paid, by staff or by the store that received them',
  },
  complete: { path: 'complete', summary: 'Completes it, which issues the certification, by staff' },
  cancel: { path: 'cancel', summary: 'Cancels it, by its applicant, or by staff with a reason' },
}

export const movingRoutes =
  (deps: ApplicationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [move, { path, summary }] of Object.entries(CALLS) as [
      ApplicationMove,
      (typeof CALLS)[ApplicationMove],
    ][])
      app.post(
        `/Applications/:id/${path}`,
        {
          schema: {
            ...{ summary, params, headers, querystring: expandQuery, body: applicationMoveWire },
            response: { 200: applicationWire },
          },
        },
        async (request) => {
          const reading = readingOf(request, request.query)
          const moved = await moveApplication(deps, reading, {
            ...{ id: request.params.id, move, ...(request.body ?? NOTHING_SAID) },
            ...{ version: versionIn(request.headers), key: request.headers['idempotency-key'] },
          })
          return applicationOf(deps, deps.db, moved, reading)
        },
      )
  }
