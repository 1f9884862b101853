import type { OpenedItemWire, QueuePageWire, QueuesWire, TakenWire } from '@fathom/contract/office'
import type { QueueKind } from '@fathom/domain/office'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'
import type { QueueView } from './queue-view.ts'

type Http = Pick<Calls, 'http'>

/** Each queue has its own calls, because each needs its own right. */
const QUEUES: Readonly<Record<QueueKind, { path: string }>> = {
  applications: { path: 'queues/applications' },
  photos: { path: 'queues/photos' },
  names: { path: 'queues/names' },
  orders: { path: 'queues/orders' },
  reports: { path: 'queues/reports' },
  papers: { path: 'queues/papers' },
}

/** OF-02: what waits, what I hold, and what failed. */
export const queuesQuery = ({ http }: Http, locale: string) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'queues', locale],
    queryFn: ({ signal }) => http.get<QueuesWire>('office', 'queues', { signal }),
  })

export function queuePageQuery(
  { http }: Http,
  kind: QueueKind,
  { search, state, owner, sort }: QueueView,
  locale: string,
) {
  const { path } = QUEUES[kind]
  return infiniteQueryOptions({
    queryKey: [...OFFICE_KEY, 'queue', kind, { search, state, owner, sort }, locale],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      http.get<QueuePageWire>('office', path, {
        query: { search, state, owner, sort, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function openedQuery({ http }: Http, kind: QueueKind, id: string, locale: string) {
  const { path } = QUEUES[kind]
  return queryOptions({
    queryKey: [...OFFICE_KEY, 'item', kind, id, locale],
    queryFn: ({ signal }) => http.get<OpenedItemWire>('office', `${path}/{id}`, { params: { id }, signal }),
    enabled: id !== '',
  })
}

/** I then hold this many items, the oldest first, if there are. */
export function takeNext({ http }: Http, kind: QueueKind, hold: number) {
  const { path } = QUEUES[kind]
  return http.post<TakenWire>('office', `${path}/next`, { body: { hold } })
}

export function takeItem({ http }: Http, kind: QueueKind, id: string) {
  const { path } = QUEUES[kind]
  return http.post<OpenedItemWire>('office', `${path}/{id}/take`, { params: { id } })
}

export function releaseItem({ http }: Http, kind: QueueKind, id: string) {
  const { path } = QUEUES[kind]
  return http.post('office', `${path}/{id}/release`, { params: { id } })
}

export function addNote({ http }: Http, kind: QueueKind, id: string, note: { id: string; text: string }) {
  const { path } = QUEUES[kind]
  return http.post<OpenedItemWire>('office', `${path}/{id}/notes`, { params: { id }, body: note })
}
