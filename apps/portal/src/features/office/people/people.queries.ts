import type {
  DirectoryChangeWire,
  OfficePersonWire,
  PeopleWire,
  RightsChangeWire,
  TypeChangeWire,
} from '@fathom/contract/office'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'
import type { PeopleView } from './people-view.ts'

type Http = Pick<Calls, 'http'>

export const peopleQuery = ({ http }: Http, { search, type }: PeopleView) =>
  infiniteQueryOptions({
    queryKey: [...OFFICE_KEY, 'people', { search, type }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      http.get<PeopleWire>('office', 'people', {
        query: { search: search || undefined, type, after },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const personQuery = ({ http }: Http, affiliateId: string, culture: string) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'person', affiliateId, culture],
    queryFn: ({ signal }) =>
      http.get<OfficePersonWire>('office', 'people/{affiliateId}', { params: { affiliateId }, signal }),
  })

export const changeType = ({ http }: Http, affiliateId: number, body: TypeChangeWire) =>
  http.put<OfficePersonWire>('office', 'people/{affiliateId}/type', {
    params: { affiliateId: String(affiliateId) },
    body,
  })

export const changeDirectory = ({ http }: Http, affiliateId: number, body: DirectoryChangeWire) =>
  http.put<OfficePersonWire>('office', 'people/{affiliateId}/directory', {
    params: { affiliateId: String(affiliateId) },
    body,
  })

const INSTRUCTOR = 'people/{affiliateId}/instructors/{memberNumber}'

export const changeInstructor = (
  { http }: Http,
  change: 'add' | 'remove',
  { affiliateId, memberNumber }: { affiliateId: number; memberNumber: number },
) => {
  const params = { affiliateId: String(affiliateId), memberNumber: String(memberNumber) }
  return change === 'add'
    ? http.put('office', INSTRUCTOR, { params })
    : http.delete('office', INSTRUCTOR, { params })
}

export const changeRights = ({ http }: Http, affiliateId: number, body: RightsChangeWire) =>
  http.put('office', 'people/{affiliateId}/rights', { params: { affiliateId: String(affiliateId) }, body })
