import {
  applicationDraftWire,
  applicationWire,
  expandQuery,
  newApplicationWire,
  teachingAddressWire,
} from '@fathom/contract/applications'
import { mailingAddressDraftWire } from '@fathom/contract/profile'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ifMatchHeader, versionIn } from '../../../platform/http/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { applicationOf } from '../reading/application-of.ts'
import { readingOf } from '../reading/reading.ts'
import { saveDraft, saveTeachingAddress } from './save-application.ts'
import { startApplication } from './start-application.ts'

const params = z.object({ id: z.uuid().toLowerCase() })
const headers = ifMatchHeader

export const draftRoutes =
  (deps: ApplicationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/Applications',
      {
        schema: {
          summary: 'Start an application; the same id again is the same application',
          querystring: expandQuery,
          body: newApplicationWire,
          response: { 201: applicationWire },
        },
      },
      async (request, reply) => {
        const started = await startApplication(deps, request.caller, request.body)
        return reply
          .code(201)
          .send(await applicationOf(deps, deps.db, started, readingOf(request, request.query)))
      },
    )
    app.put(
      '/Applications/:id',
      {
        schema: {
          summary: 'Save my draft',
          params,
          headers,
          querystring: expandQuery,
          body: applicationDraftWire,
          response: { 200: applicationWire },
        },
      },
      async (request) => {
        const reading = readingOf(request, request.query)
        const save = { ...request.params, version: versionIn(request.headers), draft: request.body }
        return applicationOf(deps, deps.db, await saveDraft(deps, reading, save), reading)
      },
    )
    app.put(
      '/Applications/:id/teaching-address',
      {
        schema: {
          summary: 'Save the address where I will teach',
          params,
          headers,
          body: mailingAddressDraftWire,
          response: { 200: teachingAddressWire },
        },
      },
      async (request) => {
        const save = { ...request.params, version: versionIn(request.headers), draft: request.body }
        return saveTeachingAddress(deps, readingOf(request), save)
      },
    )
  }
