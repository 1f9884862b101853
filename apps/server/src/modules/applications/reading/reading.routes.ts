import {
  applicationFeesWire,
  applicationWire,
  assignedQuery,
  assignedWire,
  expandQuery,
  teachingAddressWire,
} from '@fathom/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { sendFace } from '../../certifications/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { teachingAddressOf } from '../draft/save-application.ts'
import { FACES, faceIdOf } from './faces-of.ts'
import { feesOf } from './fees-of.ts'
import { getVisible, listAssigned, readApplication } from './read-application.ts'
import { readingOf } from './reading.ts'

const params = z.object({ id: z.uuid().toLowerCase() })

/** Read-only calls; they never move an application. */
export const readingRoutes =
  (deps: ApplicationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/Applications/assigned',
      {
        schema: {
          summary: 'My applications, and those that I review or follow, the last changed first',
          querystring: assignedQuery,
          response: { 200: assignedWire },
        },
      },
      async (request) => {
        const { Page: page, PageSize: pageSize } = request.query
        return listAssigned(deps, readingOf(request), { page, pageSize })
      },
    )
    app.get(
      '/Applications/:id',
      {
        schema: {
          summary: 'An application that I have a part in',
          params,
          querystring: expandQuery,
          response: { 200: applicationWire },
        },
      },
      async (request) => readApplication(deps, readingOf(request, request.query), request.params.id),
    )
    app.get(
      '/Applications/:id/teaching-address',
      {
        schema: {
          summary: 'The address where the applicant will teach',
          params,
          response: { 200: teachingAddressWire },
        },
      },
      async ({ caller, params: { id } }) => teachingAddressOf(await getVisible(deps.db, caller, id)),
    )
    app.get(
      '/Applications/:id/photos/:part',
      {
        schema: {
          summary: 'The approved photo of a person in an application that I am involved in',
          params: params.extend({ part: z.enum(FACES) }),
          querystring: z.object({ v: z.string().max(64).optional() }),
        },
      },
      async ({ caller, params: { id, part } }, reply) => {
        const affiliateId = faceIdOf(await getVisible(deps.db, caller, id), part)
        if (affiliateId === null) throw new Problem('not-found', 404)
        return sendFace(deps, affiliateId, reply)
      },
    )
    app.get(
      '/Applications/:id/fees',
      {
        schema: {
          summary: 'What an application costs, and what is left to pay',
          params,
          response: { 200: applicationFeesWire },
        },
      },
      async ({ caller, params: { id } }) => feesOf(await getVisible(deps.db, caller, id)),
    )
  }
