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
  submit: {
    path: 'submit-to-member',
    summary: 'Submit my application to its instructor; submitting it twice has one effect',
  },
  open: { path: 'open', summary: 'Begin to review an application that is assigned to me' },
  approve: { path: 'approve', summary: 'Approve an application and pass it to the organization' },
  return: { path: 'return', summary: 'Return an application to its applicant, with a reason' },
  ask: { path: 'ask', summary: 'Return an application to its applicant with a question, by staff' },
  'request-payment': { path: 'request-payment', summary: 'Request the fees that are due, by staff' },
  'record-payment': {
    path: 'record-payment',
    summary: 'Record that the fees are paid, by staff or by the dive center that received them',
  },
  complete: {
    path: 'complete',
    summary: 'Complete an application, which issues the certification, by staff',
  },
  cancel: { path: 'cancel', summary: 'Cancel an application, by its applicant, or by staff with a reason' },
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
