import type {
  OpenedItemWire,
  QueueItemWire,
  QueuePageWire,
  QueuesWire,
  RenewedWire,
  TakenWire,
} from '@fathom/contract/office'
import type { QueueKind } from '@fathom/domain/office'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { outlivingFetch } from '../../../shared/http/index.ts'
import { OFFICE_KEY } from '../office-key.ts'
import type { QueueView } from './queue-view.ts'

/** The claim of a colleague may end without a word: what shows one is read again after so long. */
export const HELD_MS = 60_000

export const isHeldByOther = (items: readonly QueueItemWire[], me: number): boolean =>
  items.some(({ holder }) => holder !== null && holder.affiliateId !== me)

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

/** I then hold this many items, if there are, and work on the first one: on `open`, or the oldest. */
export function takeNext({ http }: Http, kind: QueueKind, body: { hold: number; open?: string }) {
  const { path } = QUEUES[kind]
  return http.post<TakenWire>('office', `${path}/next`, { body })
}

/** I go on with what I hold. Answers what that still is. */
export function renewAll({ http }: Http, kind: QueueKind) {
  const { path } = QUEUES[kind]
  return http.post<RenewedWire>('office', `${path}/renew`)
}

/** I hold nothing any longer. Arrives although the page is closed. */
export function releaseAll({ http }: Http, kind: QueueKind) {
  const { path } = QUEUES[kind]
  return http.post('office', `${path}/release`, { fetch: outlivingFetch })
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
