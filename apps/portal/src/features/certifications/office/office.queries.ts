import type {
  CardPhotoWire,
  CertificationWire,
  DecidedNameWire,
  NameDecisionWire,
  PhotoDecisionWire,
  ReplacementWire,
} from '@fathom/contract/certifications'
import type { ReplacementStatus } from '@fathom/domain/certifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const OFFICE_KEY = ['certifications-office'] as const

/** CA-27: the cards of a person, by affiliate number. */
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

/** Without a version, whatever it is now. */
type Order = Pick<ReplacementWire, 'id'> & { version?: number }

export const moveOrder = ({ http }: Http, { id, version }: Order, status: ReplacementStatus) =>
  http.post<ReplacementWire>('ecards', 'replacement-cards/{id}/status', {
    params: { id },
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    body: { status },
  })

export const withdraw = ({ http }: Http, licenseID: string, reason: string) =>
  http.post<CertificationWire>('pro', 'certifications/{licenseID}/revocation', {
    params: { licenseID },
    body: { reason },
  })
