import type { OfferWire, PromotionCardWire } from '@fathom/contract/promos'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const promotionCardsQuery = ({ http }: Http, culture: string) =>
  queryOptions({
    queryKey: ['promos', 'cards', culture],
    queryFn: ({ signal }) =>
      http.get<PromotionCardWire[]>('offers', 'promotion-cards', { query: { culture }, signal }),
  })

export const OFFER_KEY = ['promos', 'offer'] as const

/** CA-44; null when there is nothing to recommend. The server provides the text in the current language. */
export const offerQuery = ({ http }: Http, sub: string, culture: string) =>
  queryOptions({
    queryKey: [...OFFER_KEY, sub, culture],
    queryFn: async ({ signal }) =>
      (await http.get<OfferWire | null>('offers', '{sub}', { params: { sub }, signal })) ?? null,
  })
