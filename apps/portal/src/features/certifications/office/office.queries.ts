import type {
  CardPhotoWire,
  CertificationWire,
  DecidedNameWire,
  NameDecisionWire,
  OpenReplacementsWire,
  PhotoDecisionWire,
  ReplacementWire,
  WaitingNameWire,
  WaitingPhotosWire,
} from '@fathom/contract/certifications'
import type { ReplacementStatus } from '@fathom/domain/certifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const OFFICE_KEY = ['certifications-office'] as const

export const waitingPhotosQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'photos'],
    queryFn: ({ signal }) => http.get<WaitingPhotosWire>('pro', 'certifications/photos/waiting', { signal }),
  })

export const waitingNamesQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'names'],
    queryFn: ({ signal }) => http.get<WaitingNameWire[]>('pro', 'certifications/names/waiting', { signal }),
  })

export const openOrdersQuery = ({ http }: Http, culture: string) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'orders', culture],
    queryFn: ({ signal }) =>
      http.get<OpenReplacementsWire>('ecards', 'replacement-cards/open', { query: { culture }, signal }),
  })

/** CA-27: the cards of a person, by member number. */
export const cardsOfQuery = ({ http }: Http, affiliateId: string | undefined, culture: string) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'cards', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<CertificationWire[]>('pro', 'certifications/{affiliateId}', {
        params: { affiliateId: affiliateId ?? '' },
        query: { culture },
        signal,
      }),
    enabled: affiliateId !== undefined,
  })

export const decidePhoto = ({ http }: Http, photoId: string, body: PhotoDecisionWire) =>
  http.post<CardPhotoWire>('pro', 'certifications/photos/{photoId}/decision', { params: { photoId }, body })

export const decideName = ({ http }: Http, affiliateId: number, body: NameDecisionWire) =>
  http.post<DecidedNameWire>('pro', 'certifications/names/{affiliateId}/decision', {
    params: { affiliateId: String(affiliateId) },
    body,
  })

type Order = Pick<ReplacementWire, 'id' | 'version'>

export const moveOrder = ({ http }: Http, { id, version }: Order, status: ReplacementStatus) =>
  http.post<ReplacementWire>('ecards', 'replacement-cards/{id}/status', {
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { status },
  })

export const withdraw = ({ http }: Http, licenseID: string, reason: string) =>
  http.post<CertificationWire>('pro', 'certifications/{licenseID}/revocation', {
    params: { licenseID },
    body: { reason },
  })
