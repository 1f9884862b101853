import type { FormStandingsWire, OwnPartiesWire } from '@fathom/contract/forms'
import { BIRTH_DATE_STATEMENT_VERSION, type Parties } from '@fathom/domain/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

/** TS-04: how the forms of my students and guests stand. */
export const standingsQuery = ({ http }: Http, affiliateId: number) =>
  queryOptions({
    queryKey: ['forms', 'standings', affiliateId],
    queryFn: ({ signal }) => http.get<FormStandingsWire>('forms', 'standings', { signal }),
  })

type Seen = { birthDate: string; staffName?: string }

/** TS-05: refused until the caller has proved who they are. */
export const confirmBirthDate = ({ http }: Http, student: number, seen: Seen) =>
  http.post('forms', 'students/{affiliateId}/birth-date', {
    params: { affiliateId: String(student) },
    body: { ...seen, isDocumentSeen: true, statementVersion: BIRTH_DATE_STATEMENT_VERSION },
  })

/** TS-05: refused until the caller has proved who they are. */
export const takeBackBirthDate = ({ http }: Http, student: number, confirmed: Seen) =>
  http.delete('forms', 'students/{affiliateId}/birth-date', {
    params: { affiliateId: String(student) },
    query: confirmed,
  })

/** TS-09: the dive centers and instructors with whom I train, and the dive centers of this instructor. */
const NOBODY: Parties = { storeNumber: null, memberNumber: null }

/** With whom the diver trains and, if someone is named, whether they can be. */
export const ownPartiesQuery = (
  { http }: Http,
  affiliateId: number,
  { storeNumber, memberNumber }: Parties = NOBODY,
) =>
  queryOptions({
    queryKey: ['forms', 'parties', affiliateId, memberNumber, storeNumber],
    queryFn: ({ signal }) =>
      http.get<OwnPartiesWire>('forms', 'parties', {
        query: { memberNumber: memberNumber ?? undefined, storeNumber: storeNumber ?? undefined },
        signal,
      }),
  })
