import type {
  CertificationCardWire,
  CertificationWire,
  ECardWire,
  MyPhotosWire,
  RedemptionStateWire,
  ReplacementOfferWire,
  ReplacementWire,
} from '@fathom/contract/certifications'
import { TOP_ECARDS } from '@fathom/domain/certifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerOrStored } from '../../shared/offline/stored-answers.ts'
import { cardsOrStored, faceOrStored } from './offline/stored-cards.ts'

type Http = Pick<Calls, 'http'>

export type Holder = { affiliateId: number; isPro: boolean }

/** Everything that changes when a card is issued, redeemed or gets a new photo. */
export const CARDS_KEY = ['certifications'] as const

const kindOf = ({ isPro }: Holder) => (isPro ? 'pro' : 'consumer')

/** CA-37, RO-02: all eCards that can be shown; once loaded, also offline. */
export const eCardsQuery = ({ http }: Http, holder: Holder, culture: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'e-cards', holder.affiliateId, culture],
    queryFn: ({ signal }) =>
      cardsOrStored(holder.affiliateId, () =>
        http.get<ECardWire[]>('ecards', `e-cards/${kindOf(holder)}`, { query: { culture }, signal }),
      ),
    ...ALSO_OFFLINE,
  })

/** CA-37: all certifications of a person, with or without an eCard. */
export const certificationsQuery = ({ http }: Http, holder: Holder, culture: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'all', holder.affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<CertificationWire[]>('ecards', `cards/${kindOf(holder)}`, { query: { culture }, signal }),
  })

/** CA-27: all of my certifications, whichever list they're in. */
export const myCertificationsQuery = ({ http }: Http, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'mine', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<CertificationWire[]>('pro', 'certifications/me', { query: { culture }, signal }),
  })

/** CA-51: the five to show first. */
export const topCardsQuery = ({ http }: Http, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'top', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<ECardWire[]>('ecards', 'e-cards/top', { query: { count: TOP_ECARDS, culture }, signal }),
  })

/** CA-53: all available eCards. */
export const catalogueQuery = ({ http }: Http, culture: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'catalogue', culture],
    queryFn: ({ signal }) =>
      http.get<CertificationCardWire[]>('ecards', 'certification-cards', {
        query: { cardType: 'eCard', culture },
        signal,
      }),
  })

/** The name under which they are stored on the device. */
export const MY_PHOTOS = 'my-photos'

export const myPhotosQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'photos', affiliateId],
    queryFn: ({ signal }) =>
      answerOrStored({ affiliateId, name: MY_PHOTOS }, () =>
        http.get<MyPhotosWire>('pro', 'certifications/photos/me', { signal }),
      ),
    ...ALSO_OFFLINE,
  })

/** After a refusal: staff look at the name of the profile again. */
export const askForNameAgain = ({ http }: Http) => http.post('pro', 'certifications/names/me/request')

/**
 * CA-26: the picture as it appears on the cards. `sha256` is part of the key, so a new picture is a new
 * query.
 */
export const facePictureQuery = ({ http }: Http, affiliateId: number, sha256: string | undefined) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'face', affiliateId, sha256],
    queryFn: ({ signal }) =>
      faceOrStored({ affiliateId, sha256: sha256 ?? '' }, () =>
        http.download('pro', 'certifications/photos/{affiliateId}', { params: { affiliateId }, signal }),
      ),
    enabled: sha256 !== undefined,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** CA-26: one photo by its id, whatever its state. */
export const sentPhotoQuery = ({ http }: Http, photo: { id: string; affiliateId: number } | undefined) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'sent-photo', photo?.id],
    queryFn: ({ signal }) =>
      http.download('pro', 'certifications/photos/getphoto', {
        body: { affiliateId: photo?.affiliateId, blob: photo?.id },
        signal,
      }),
    enabled: photo !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** RO-06: whether the free card of the year is available, and if not, why. */
export const redemptionQuery = ({ http }: Http, affiliateId: number, culture: string) =>
  queryOptions({
    queryKey: [...CARDS_KEY, 'redemption', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<RedemptionStateWire>('ecards', 'e-cards/redemption', { query: { culture }, signal }),
  })

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
