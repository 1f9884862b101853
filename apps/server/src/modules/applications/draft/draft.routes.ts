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
          summary: 'Starts an application; the same id again is the same application',
          querystring: expandQuery,
          body: newApplicationWire,
          response: { 201: applicationWire },
        },
      },
      async (asked, reply) => {
        const started = await startApplication(deps, asked.caller, asked.body)
        return reply
          .code(201)
          .send(await applicationOf(deps, deps.db, started, readingOf(asked, asked.query)))
      },
    )
    app.put(
      '/Applications/:id',
      {
        schema: {
          summary: 'Saves my draft',
          params,
          headers,
          querystring: expandQuery,
          body: applicationDraftWire,
          response: { 200: applicationWire },
        },
      },
      async (asked) => {
        const reading = readingOf(asked, asked.query)
        const save = { ...asked.params, version: versionIn(asked.headers), draft: asked.body }
        return applicationOf(deps, deps.db, await saveDraft(deps, reading, save), reading)
      },
    )
    app.put(
      '/Applications/:id/teaching-address',
      {
        schema: {
          summary: 'Saves where I will teach',
          params,
          headers,
          body: mailingAddressDraftWire,
          response: { 200: teachingAddressWire },
        },
      },
      async (asked) => {
        const save = { ...asked.params, version: versionIn(asked.headers), draft: asked.body }
        return saveTeachingAddress(deps, readingOf(asked), save)
      },
    )
  }
