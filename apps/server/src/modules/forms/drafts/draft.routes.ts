import { draftChangeWire, draftWire, formParams, formToFillWire, placeQuery } from '@fathom/contract/forms'
import { isAdultUnconfirmed, lastDayOnEarth, requiredRoles } from '@fathom/domain/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ifMatchHeader, versionIn } from '../../../platform/http/index.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import { definitionFor } from '../definition-for.ts'
import { isPersonDeclined } from '../documents/declined.store.ts'
import { isReplacingYes } from '../documents/earlier-answers.ts'
import { readRequests } from '../documents/physician-requests.ts'
import { getOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { withAllTexts } from '../texts/shown-texts.ts'
import { readDraft, saveDraft } from './save-draft.ts'

export function draftRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
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
      async ({ caller, params, headers, query: { country, region = null } }) => {
        const now = deps.clock.now()
        const { birthDate, ruling } = await getOwner(deps, deps.db, caller.affiliateId)
        const definition = definitionFor(deps, ruling.youngest, {
          form: params.form,
          place: country ? { country, region } : null,
          now,
        })
        const day = lastDayOnEarth(now)
        const signers = requiredRoles(definition, ruling.youngest, day)
        const isBirthDateUnconfirmed = isAdultUnconfirmed(birthDate, ruling, day)
        const opened = {
          ...{
            definition: withAllTexts(definition, readingLocale(headers['accept-language'], caller)),
            signers,
          },
          ...{ isBirthDateUnconfirmed, ageBirthDate: ruling.oldest },
        }
        if (params.form !== 'medical-questionnaire')
          return { ...opened, isAfterDecline: false, hasEarlierYes: false, hasOpenRequest: false }
        const { affiliateId } = caller
        const { openBefore } = await readRequests(deps.db, [String(affiliateId)], now)
        const signedNow = { affiliate_id: String(affiliateId), audience: 'diver', created_at: now } as const
        return {
          ...opened,
          isAfterDecline: await isPersonDeclined(deps.db, affiliateId, now),
          hasEarlierYes: await isReplacingYes(deps.db, { affiliateId, audience: 'diver' }, now),
          hasOpenRequest: openBefore(signedNow) !== undefined,
        }
      },
    )
    app.get(
      '/drafts/:form',
      { schema: { summary: 'My answers so far', params: formParams, response: { 200: draftWire } } },
      ({ caller, params }) => readDraft(deps, caller, params.form),
    )
    app.put(
      '/drafts/:form',
      {
        schema: {
          summary: 'Save my answers so far; with If-Match once there is a draft',
          params: formParams,
          headers: ifMatchHeader,
          body: draftChangeWire,
          response: { 200: draftWire },
        },
      },
      ({ caller, params, headers, body }) =>
        saveDraft(deps, caller, params.form, { ...body, basedOn: versionIn(headers) ?? 0 }),
    )
  }
}
