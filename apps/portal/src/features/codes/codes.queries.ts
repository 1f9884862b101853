import type { AccessCodeWire, OfferedWire, SharesWire } from '@fathom/contract/codes'
import type { CourseWire } from '@fathom/contract/training'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const CODES_KEY = ['codes'] as const

/** My unredeemed codes (CA-23), worded in this language. */
export const codesQuery = ({ http }: Http, affiliateId: number, locale: string) =>
  queryOptions({
    queryKey: [...CODES_KEY, 'mine', affiliateId, locale],
    queryFn: ({ signal }) => http.get<AccessCodeWire[]>('pro', 'codes/unredeemed', { signal }),
  })

/** My codes that open this course (CA-23). */
export const courseCodesQuery = ({ http }: Http, packageId: string, locale: string) =>
  queryOptions({
    queryKey: [...CODES_KEY, 'course', packageId, locale],
    queryFn: ({ signal }) =>
      http.get<AccessCodeWire[]>('pro', 'codes/packages/{packageId}', { params: { packageId }, signal }),
    retry: false,
  })

/** What others offer me, and what I have shared. */
export const sharesQuery = ({ http }: Http, affiliateId: number, locale: string) =>
  queryOptions({
    queryKey: [...CODES_KEY, 'shares', affiliateId, locale],
    queryFn: ({ signal }) => http.get<SharesWire>('pro', 'codes/shares', { signal }),
  })

/** What the link in an e-mail offers. */
export const offerQuery = ({ http }: Http, token: string, locale: string) =>
  queryOptions({
    queryKey: [...CODES_KEY, 'offer', token, locale],
    queryFn: ({ signal }) =>
      http.get<OfferedWire>('pro', 'codes/shares/{token}', { params: { token }, signal }),
    retry: false,
  })

/** The specialties that a code of choice can open (CA-18). */
export const specialtiesQuery = ({ http }: Http, packageId: string | null, culture: string) =>
  queryOptions({
    queryKey: [...CODES_KEY, 'specialties', packageId, culture],
    queryFn: ({ signal }) =>
      http.get<CourseWire[]>('learning', 'specialties', {
        query: { culture, ...(packageId !== null && { packageId }) },
        signal,
      }),
  })
