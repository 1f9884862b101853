import type { AuditWire } from '@fathom/contract/office'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'
import { type AuditView, filterOf } from './audit-view.ts'

type Http = Pick<Calls, 'http'>

export const auditQuery = ({ http }: Http, view: AuditView) =>
  infiniteQueryOptions({
    queryKey: [...OFFICE_KEY, 'audit', view],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      http.get<AuditWire>('office', 'audit', { query: { ...filterOf(view), after }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const downloadAudit = ({ http }: Http, view: AuditView): Promise<Blob> =>
  http.download('office', 'audit.csv', { query: filterOf(view) })
