import type { ReplacementOfferWire, ReplacementWire } from '@fathom/contract/certifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { CARDS_KEY } from '../certifications.queries.ts'

type Http = Pick<Calls, 'http'>

export const REPLACEMENTS_KEY = [...CARDS_KEY, 'replacements'] as const

export const replacementsQuery = ({ http }: Http, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...REPLACEMENTS_KEY, affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<ReplacementWire[]>('ecards', 'replacement-cards', { query: { culture }, signal }),
  })

/** The price of a card sent to my mailing address. */
export const offerQuery = ({ http }: Http, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...REPLACEMENTS_KEY, 'offer', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<ReplacementOfferWire>('ecards', 'replacement-cards/offer', { query: { culture }, signal }),
  })
