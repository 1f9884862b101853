import {
  birthDateSeenWire,
  confirmedBirthDateQuery,
  formStandingsWire,
  ownPartiesWire,
  partiesQuery,
  studentParams,
} from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FormsDeps } from '../forms.deps.ts'
import { confirmStudentBirthDate, takeBackBirthDate } from './confirm-birth-date.ts'
import { listStandings } from './list-standings.ts'
import { listOwnParties } from './own-parties.ts'

export function standingRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/standings',
      {
        schema: {
          summary: "The status of my students' and guests' forms and until when they count, without answers",
          response: { 200: formStandingsWire },
        },
      },
      ({ caller }) => listStandings(deps, caller),
    )
    app.post(
      '/students/:affiliateId/birth-date',
      {
        schema: {
          summary: "Confirm that I compared my student's birth date with an identity document",
          params: studentParams,
          body: birthDateSeenWire,
        },
      },
      async ({ caller, headers, params, body }, reply) => {
        const { isDocumentSeen: _, ...stated } = body
        const seen = { affiliateId: params.affiliateId, ...stated }
        await confirmStudentBirthDate(deps, { caller, cookie: headers.cookie }, seen)
        return reply.code(204).send()
      },
    )
    app.delete(
      '/students/:affiliateId/birth-date',
      {
        schema: {
          summary: "Withdraw the confirmation of my student's birth date; the student is notified",
          params: studentParams,
          querystring: confirmedBirthDateQuery,
        },
      },
      async ({ caller, headers, params, query }, reply) => {
        const confirmed = { affiliateId: params.affiliateId, ...query }
        await takeBackBirthDate(deps, { caller, cookie: headers.cookie }, confirmed)
        return reply.code(204).send()
      },
    )
    app.get(
      '/parties',
      {
        schema: {
          summary: 'The dive centers and instructors with whom I train, to name on a release',
          querystring: partiesQuery,
          response: { 200: ownPartiesWire },
        },
      },
      ({ caller, query: { memberNumber = null, storeNumber = null } }) =>
        listOwnParties(deps, caller, { memberNumber, storeNumber }),
    )
  }
}
