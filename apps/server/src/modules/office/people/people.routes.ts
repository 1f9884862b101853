import {
  officePersonWire,
  peopleQuery,
  peopleWire,
  rightsChangeWire,
  typeChangeWire,
} from '@fathom/contract/office'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { changeRights, changeType } from './change-person.ts'
import { listPeople } from './list-people.ts'
import { readPerson } from './read-person.ts'

const params = z.object({ affiliateId: affiliateIdWire })
const response = { 200: officePersonWire }

/** OF-03. */
export const peopleRoutes =
  (deps: OfficeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/people',
      {
        config: { right: 'people' },
        schema: {
          summary: 'People by name, e-mail or number; typos are allowed for',
          querystring: peopleQuery,
          response: { 200: peopleWire },
        },
      },
      ({ query }) => listPeople(deps, query),
    )
    app.get(
      '/people/:affiliateId',
      {
        config: { right: 'people' },
        schema: { summary: 'One person: cards, courses, standing of forms, and more', params, response },
      },
      ({ caller, headers, params: { affiliateId } }) =>
        readPerson(deps, affiliateId, readingLocale(headers['accept-language'], caller)),
    )
    app.put(
      '/people/:affiliateId/type',
      {
        config: { right: 'people' },
        schema: {
          summary:
            'Change the type of a person: diver, instructor with a number, dive center with number, name and place, or member of staff; signs the person out',
          params,
          body: typeChangeWire,
          response,
        },
      },
      async ({ caller, headers, params: { affiliateId }, body }) => {
        await changeType(deps, { caller, cookie: headers.cookie }, affiliateId, body)
        return readPerson(deps, affiliateId, readingLocale(headers['accept-language'], caller))
      },
    )
    app.put(
      '/people/:affiliateId/rights',
      {
        config: { right: 'settings' },
        schema: {
          summary: 'Give a member of staff exactly these rights',
          params,
          body: rightsChangeWire,
        },
      },
      async ({ caller, headers, params: { affiliateId }, body }, reply) => {
        await changeRights(deps, { caller, cookie: headers.cookie }, affiliateId, body.rights)
        return reply.code(204).send()
      },
    )
  }
