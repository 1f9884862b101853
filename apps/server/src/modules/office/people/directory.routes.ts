import { centerInstructorParams, directoryChangeWire, officePersonWire } from '@fathom/contract/office'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { changeDirectory, changeInstructor } from './change-directory.ts'
import { readPerson } from './read-person.ts'

const params = z.object({ affiliateId: affiliateIdWire })
const response = { 200: officePersonWire }

const instructorChange = {
  config: { right: 'people' },
  schema: { params: params.extend(centerInstructorParams.shape), response },
} as const

/** OF-03: by what others find professionals and dive centers, and who teaches there. */
export const directoryRoutes =
  (deps: OfficeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/people/:affiliateId/directory',
      {
        config: { right: 'people' },
        schema: {
          summary: 'Correct the number of a professional, or number, name and place of a dive center',
          params,
          body: directoryChangeWire,
          response,
        },
      },
      async ({ caller, headers, params: { affiliateId }, body }) => {
        await changeDirectory(deps, { caller, cookie: headers.cookie }, affiliateId, body)
        return readPerson(deps, affiliateId, readingLocale(headers['accept-language'], caller))
      },
    )
    app.put(
      '/people/:affiliateId/instructors/:memberNumber',
      {
        ...instructorChange,
        schema: { ...instructorChange.schema, summary: 'Let an instructor teach at a dive center' },
      },
      async ({ caller, headers, params: of }) => {
        await changeInstructor(deps, { caller, cookie: headers.cookie }, of, 'add')
        return readPerson(deps, of.affiliateId, readingLocale(headers['accept-language'], caller))
      },
    )
    app.delete(
      '/people/:affiliateId/instructors/:memberNumber',
      {
        ...instructorChange,
        schema: { ...instructorChange.schema, summary: 'Remove an instructor from a dive center' },
      },
      async ({ caller, headers, params: of }) => {
        await changeInstructor(deps, { caller, cookie: headers.cookie }, of, 'remove')
        return readPerson(deps, of.affiliateId, readingLocale(headers['accept-language'], caller))
      },
    )
  }
