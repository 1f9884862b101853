import type { GuardianSignatureWire, LinkedFormWire, PhysicianDecisionWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

/** What a link opens. It is refetched only on request, because every read is logged. */
export const linkedFormQuery = ({ http }: Http, role: LinkRole, token: string) =>
  queryOptions({
    queryKey: ['forms', 'link', role, token],
    queryFn: ({ signal }) =>
      http.get<LinkedFormWire>('forms', `${role}/{token}`, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const answerLink = (
  { http }: Http,
  role: LinkRole,
  token: string,
  body: PhysicianDecisionWire | GuardianSignatureWire,
): Promise<unknown> => http.post('forms', `${role}/{token}`, { params: { token }, body })

/** The copy of what was signed through the link. */
export const downloadCopy = ({ http }: Http, role: LinkRole, token: string) =>
  http.download('forms', `${role}/{token}/file`, { params: { token } })

export const refuseLink = ({ http }: Http, role: LinkRole, token: string): Promise<unknown> =>
  http.post('forms', `${role}/{token}/refusal`, { params: { token } })
