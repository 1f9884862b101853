import { draftChangeWire, draftWire, formParams, formToFillWire, placeQuery } from '@fathom/contract/forms'
import { lastDayOnEarth, rolesAsked } from '@fathom/domain/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ifMatchHeader, versionIn } from '../../../platform/http/index.ts'
import { definitionFor } from '../definition-for.ts'
import { isPersonDeclined } from '../documents/declined.store.ts'
import type { FormsHouse } from '../forms.house.ts'
import { withAllTexts } from '../texts/shown-texts.ts'
import { readDraft, saveDraft } from './save-draft.ts'

export function draftRoutes(house: FormsHouse): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/definitions/:form',
      {
        schema: {
          summary: 'The form that I fill in, for diving at this place, and who signs it',
          params: formParams,
          querystring: placeQuery,
          response: { 200: formToFillWire },
        },
      },
      async ({ caller, params, query: { country, region = null } }) => {
        const now = house.clock.now()
        const definition = definitionFor(house, caller, {
          form: params.form,
          place: country ? { country, region } : null,
          now,
        })
        const signers = rolesAsked(definition, caller.birthdate, lastDayOnEarth(now))
        const isAfterDecline =
          params.form === 'medical-questionnaire' &&
          (await isPersonDeclined(house.db, caller.affiliateId, now))
        return { definition: withAllTexts(definition), signers, isAfterDecline }
      },
    )
    app.get(
      '/drafts/:form',
      { schema: { summary: 'What I have filled in', params: formParams, response: { 200: draftWire } } },
      ({ caller, params }) => readDraft(house, caller, params.form),
    )
    app.put(
      '/drafts/:form',
      {
        schema: {
          summary: 'Keeps what I have filled in; with If-Match once there is a draft',
          params: formParams,
          headers: ifMatchHeader,
          body: draftChangeWire,
          response: { 200: draftWire },
        },
      },
      ({ caller, params, headers, body }) =>
        saveDraft(house, caller, params.form, { ...body, basedOn: versionIn(headers) ?? 0 }),
    )
  }
}
