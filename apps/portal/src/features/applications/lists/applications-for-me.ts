import type { AssignedWire } from '@fathom/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { isFirstAnswerWaiting } from '../../../shared/first-answer.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { assignedQuery } from '../applications.queries.ts'

export type Assigned = AssignedWire['items'][number]

/** The reader has to act on it. OF-04: a dive center can record a payment that it received. */
export const isForMe = ({ waitsFor, role, status }: Assigned): boolean =>
  waitsFor === role || (role === 'store' && status === 'Payment Requested' && waitsFor === 'applicant')

/** SN-01: how many there are among the last changed; undefined while that isn't known. */
export function useApplicationsForMe(affiliateId: number): { count: number | undefined; isWaiting: boolean } {
  const { locale } = useTranslator()
  const assigned = useQuery(assignedQuery(useApplicationCalls(affiliateId), affiliateId, locale))
  const others = assigned.data?.items.filter(({ role }) => role !== 'applicant')
  return { count: others?.filter(isForMe).length, isWaiting: isFirstAnswerWaiting(assigned) }
}
