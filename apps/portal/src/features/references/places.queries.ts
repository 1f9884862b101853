import type { CityWire, CountryWire, StateWire } from '@fathom/contract/references'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'
import { devicePerson } from '../../shared/offline/device-person.ts'

type Http = Pick<Calls, 'http'>
type Items<Item> = { items: Item[] }

/** Lists of places change at most with a release. */
const staleTime = Number.POSITIVE_INFINITY

const MOST_SUGGESTIONS = 20

/** The name under which they are stored on the device. */
export const COUNTRIES = 'countries'

/** Every country, named in the current language. */
export const countriesQuery = ({ http }: Http, locale: string) =>
  queryOptions({
    queryKey: ['references', 'countries', locale],
    queryFn: ({ signal }) =>
      answerThenStored({ affiliateId: devicePerson(), name: COUNTRIES }, async () => {
        const query = { culture: locale }
        return (await http.get<Items<CountryWire>>('references', 'countries', { query, signal })).items
      }),
    ...ALSO_OFFLINE,
    staleTime,
  })

export const statesQuery = ({ http }: Http, locale: string, countryId: string) =>
  queryOptions({
    queryKey: ['references', 'states', locale, countryId],
    queryFn: async ({ signal }) => {
      const query = { culture: locale, countryId }
      return (await http.get<Items<StateWire>>('references', 'states', { query, signal })).items
    },
    enabled: countryId !== '',
    staleTime,
  })

/** A few cities whose names contain the typed text; previous results stay until the new ones arrive. */
export const citiesQuery = (
  { http }: Http,
  { countryId, stateId }: { countryId: string; stateId: string },
  search: string,
) =>
  queryOptions({
    queryKey: ['references', 'cities', countryId, stateId, search],
    queryFn: async ({ signal }) => {
      const query = { countryId, search, limit: MOST_SUGGESTIONS, ...(stateId && { stateId }) }
      return (await http.get<Items<CityWire>>('references', 'cities', { query, signal })).items
    },
    enabled: countryId !== '',
    placeholderData: keepPreviousData,
    staleTime,
  })
