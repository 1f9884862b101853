import {
  citiesQuery,
  citiesWire,
  countriesQuery,
  countriesWire,
  statesQuery,
  statesWire,
} from '@fathom/contract/references'
import { type Locale, matchLocale } from '@fathom/domain/translations'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../platform/problem.ts'
import { makeCacheable } from './cacheable.ts'
import { listCities } from './cities.ts'
import { findCountry, listCountries, listStates } from './countries.ts'

const description = 'Places from GeoNames (geonames.org), CC BY 4.0.'

export const referencesRoutes: FastifyPluginAsyncZod = async (app) => {
  makeCacheable(app)

  app.get(
    '/countries',
    {
      schema: {
        summary: 'Every country, named in the language of the request',
        querystring: countriesQuery,
        response: { 200: countriesWire },
      },
    },
    async (request) => ({ items: await listCountries(localeOf(request, request.query.culture)) }),
  )

  app.get(
    '/states',
    {
      schema: {
        summary: 'The states, provinces or regions of a country',
        description,
        querystring: statesQuery,
        response: { 200: statesWire },
      },
    },
    async (request) => {
      const { countryId, culture } = request.query
      await mustExist(countryId)
      const { compare } = new Intl.Collator(localeOf(request, culture))
      return { items: (await listStates(countryId)).toSorted((one, other) => compare(one.name, other.name)) }
    },
  )

  app.get(
    '/cities',
    {
      schema: {
        summary: 'The cities of a country or of one of its states',
        description,
        querystring: citiesQuery,
        response: { 200: citiesWire },
      },
    },
    async ({ query: { stateId, search, ...query } }) => {
      await mustExist(query.countryId, stateId)
      const filter = { ...(stateId !== undefined && { stateId }), ...(search !== undefined && { search }) }
      return { items: await listCities({ ...query, ...filter }) }
    },
  )
}

async function mustExist(countryId: string, stateId?: string): Promise<void> {
  if (!(await findCountry(countryId))) throw new Problem('unknown-country', 404)
  if (stateId === undefined) return
  const states = await listStates(countryId)
  if (!states.some((state) => state.stateId === stateId)) throw new Problem('unknown-state', 404)
}

function localeOf({ headers, caller }: FastifyRequest, culture: string | undefined): Locale {
  const accepted = headers['accept-language']?.split(',').map((tag) => tag.split(';')[0]?.trim() ?? '') ?? []
  return matchLocale([...(culture ? [culture] : []), ...accepted, caller.language])
}
